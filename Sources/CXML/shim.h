#pragma once
// Wraps libxml2's event interface. The library's structures differ between releases, and an attribute is five pointers. These functions
// pass elements on as plain C strings, and Swift uses nothing else of the library.
#include <libxml/xmlversion.h>
// With ICU, libxml2's headers include those of ICU, whose enumerations differ from those of Foundation's copy. The compiler rejects a file
// that includes both.
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/SAX2.h>
// What apps use that import libxml2 themselves.
#include <libxml/HTMLparser.h>
#include <libxml/HTMLtree.h>
#include <libxml/xpath.h>
#include <libxml/xpathInternals.h>
#include <stdlib.h>
#include <string.h>

typedef struct plumb_xml_reader {
    void *context;
    // The name, `count` pairs of attribute names and values, all as written in the document, and the line where the tag ends.
    void (*start)(void *context, const char *name, const char *const *attributes, int count, int line);
    void (*end)(void *context);
    void (*text)(void *context, const char *bytes, int length);
    void (*document_type)(void *context, int line);
    int allows_document_type;
    // Set by a callback to stop reading after the event.
    int stopped;
    // The first error, as libxml2's number, or 0.
    int fault, line, column;
    xmlParserCtxtPtr parser;
} plumb_xml_reader;

static inline char *plumb_xml_name(const xmlChar *prefix, const xmlChar *name) {
    size_t before = prefix ? strlen((const char *)prefix) + 1 : 0, length = strlen((const char *)name);
    char *whole = (char *)malloc(before + length + 1);
    if (before) {
        memcpy(whole, prefix, before - 1);
        whole[before - 1] = ':';
    }
    memcpy(whole + before, name, length + 1);
    return whole;
}

static inline void plumb_xml_check(plumb_xml_reader *reader) {
    if (reader->stopped) xmlStopParser(reader->parser);
}

static inline void plumb_xml_start(
    void *data, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri, int spaces, const xmlChar **declared, int count,
    int defaulted, const xmlChar **attributes
) {
    plumb_xml_reader *reader = (plumb_xml_reader *)data;
    char **pairs = (char **)malloc(sizeof(char *) * (2 * (size_t)count + 1));
    for (int at = 0; at < count; at++) {
        const xmlChar **attribute = attributes + 5 * at;
        size_t length = (size_t)(attribute[4] - attribute[3]);
        pairs[2 * at] = plumb_xml_name(attribute[1], attribute[0]);
        pairs[2 * at + 1] = (char *)malloc(length + 1);
        memcpy(pairs[2 * at + 1], attribute[3], length);
        pairs[2 * at + 1][length] = 0;
    }
    char *whole = plumb_xml_name(prefix, name);
    reader->start(reader->context, whole, (const char *const *)pairs, count, xmlSAX2GetLineNumber(reader->parser));
    free(whole);
    for (int at = 0; at < 2 * count; at++) free(pairs[at]);
    free(pairs);
    plumb_xml_check(reader);
}

static inline void plumb_xml_end(void *data, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri) {
    plumb_xml_reader *reader = (plumb_xml_reader *)data;
    reader->end(reader->context);
}

static inline void plumb_xml_text(void *data, const xmlChar *bytes, int length) {
    plumb_xml_reader *reader = (plumb_xml_reader *)data;
    reader->text(reader->context, (const char *)bytes, length);
}

static inline void plumb_xml_document_type(void *data, const xmlChar *name, const xmlChar *external, const xmlChar *system) {
    plumb_xml_reader *reader = (plumb_xml_reader *)data;
    if (reader->allows_document_type) {
        xmlSAX2InternalSubset(reader->parser, name, NULL, NULL);
        return;
    }
    reader->document_type(reader->context, xmlSAX2GetLineNumber(reader->parser));
    xmlStopParser(reader->parser);
}

// Declares entities that contain text. Entities that refer to a file or a URL stay unknown, so nothing is read for them.
static inline void plumb_xml_entity(
    void *data, const xmlChar *name, int type, const xmlChar *external, const xmlChar *system, xmlChar *content
) {
    plumb_xml_reader *reader = (plumb_xml_reader *)data;
    if (type == XML_INTERNAL_GENERAL_ENTITY) xmlSAX2EntityDecl(reader->parser, name, type, NULL, NULL, content);
}

static inline xmlEntityPtr plumb_xml_known_entity(void *data, const xmlChar *name) {
    return xmlSAX2GetEntity(((plumb_xml_reader *)data)->parser, name);
}

static inline void plumb_xml_begin(void *data) { xmlSAX2StartDocument(((plumb_xml_reader *)data)->parser); }

// Records the first error only, because later ones often follow from it. Unknown prefixes of names are not errors.
static inline void plumb_xml_error(void *data, const char *message, ...) {
    plumb_xml_reader *reader = (plumb_xml_reader *)data;
    int number = reader->parser->errNo;
    if (reader->fault || (number >= XML_NS_ERR_XML_NAMESPACE && number < XML_DTD_ATTRIBUTE_DEFAULT)) return;
    reader->fault = number;
    reader->line = xmlSAX2GetLineNumber(reader->parser);
    reader->column = xmlSAX2GetColumnNumber(reader->parser);
}

static inline void plumb_xml_warning(void *data, const char *message, ...) {}

// Reads a document of at most 2 GB. Nothing else is loaded, and libxml2's own limits on depth and size apply.
static inline void plumb_xml_read(plumb_xml_reader *reader, const char *bytes, int length) {
    xmlSAXHandler handler;
    memset(&handler, 0, sizeof handler);
    handler.initialized = XML_SAX2_MAGIC;
    handler.startElementNs = plumb_xml_start;
    handler.endElementNs = plumb_xml_end;
    handler.characters = plumb_xml_text;
    handler.ignorableWhitespace = plumb_xml_text;
    handler.cdataBlock = plumb_xml_text;
    handler.internalSubset = plumb_xml_document_type;
    if (reader->allows_document_type) {
        handler.startDocument = plumb_xml_begin;
        handler.entityDecl = plumb_xml_entity;
        handler.getEntity = plumb_xml_known_entity;
    }
    handler.warning = plumb_xml_warning;
    handler.error = plumb_xml_error;
    reader->parser = xmlCreateMemoryParserCtxt(bytes, length);
    if (!reader->parser) {
        reader->fault = XML_ERR_DOCUMENT_EMPTY;
        return;
    }
    if (reader->parser->sax) *reader->parser->sax = handler;
    // Resolves entities: XML's own five, and those that the document declares if document types are allowed.
    xmlCtxtUseOptions(reader->parser, XML_PARSE_NONET | XML_PARSE_NOENT);
    reader->parser->userData = reader;
    xmlParseDocument(reader->parser);
    if (reader->parser->wellFormed) {
        reader->fault = 0;
    } else if (!reader->fault) {
        reader->fault = reader->parser->errNo ? reader->parser->errNo : XML_ERR_DOCUMENT_END;
        reader->line = xmlSAX2GetLineNumber(reader->parser);
        reader->column = xmlSAX2GetColumnNumber(reader->parser);
    }
    if (reader->parser->myDoc) xmlFreeDoc(reader->parser->myDoc);
    xmlFreeParserCtxt(reader->parser);
    reader->parser = NULL;
}
