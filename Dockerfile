# Plumb with everything it draws with, for other systems and for continuous integration: the same bytes everywhere.
#
#   docker build -t plumb .
#   docker run --rm -v "$PWD:/work" plumb plumb test
#
# There is no entry point: runners of continuous integration start images with `sh -c`.
#
# The packages are those of the Makefile; a test compares the two lists.
FROM swift:6.3-bookworm AS tools
RUN apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
    make git \
    pkg-config libcairo2-dev libpango1.0-dev libpng-dev libdeflate-dev libturbojpeg0-dev libwebp-dev libxml2-dev libsqlite3-dev libcurl4-openssl-dev \
    librsvg2-2 libpoppler-glib8 fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji \
    && rm -rf /var/lib/apt/lists/*

FROM tools AS build
WORKDIR /plumb
COPY . .
RUN make install PREFIX=/usr/local

FROM tools
COPY --from=build /usr/local/bin/plumb /usr/local/bin/plumb
# What apps are compiled with. The compiler is that of the same image.
COPY --from=build /usr/local/lib/plumb /usr/local/lib/plumb
WORKDIR /work
CMD ["plumb", "--help"]
