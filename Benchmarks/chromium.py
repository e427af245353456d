"""Controls Debian's headless Chromium through its debugging pipe: loads pages, takes screenshots and measures their CPU time."""
import base64, json, os, shutil, subprocess, tempfile

TICKS = os.sysconf('SC_CLK_TCK')


class Chromium:
    def __init__(self):
        self.profile = tempfile.mkdtemp()
        (commands, self.commands), (self.answers, answers) = os.pipe(), os.pipe()

        def connect():
            # The browser reads commands from descriptor 3 and writes responses to descriptor 4.
            os.dup2(commands, 30)
            os.dup2(answers, 40)
            os.dup2(30, 3)
            os.dup2(40, 4)

        self.process = subprocess.Popen(
            ['chromium', '--headless', '--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--remote-debugging-pipe',
             '--disable-dev-shm-usage', '--no-first-run', '--disable-extensions', '--disable-background-networking',
             f'--user-data-dir={self.profile}', 'about:blank'],
            preexec_fn=connect, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(commands)
        os.close(answers)
        self.pending, self.number, self.session = b'', 0, None
        target = self.call('Target.createTarget', url='about:blank')['targetId']
        self.session = self.call('Target.attachToTarget', targetId=target, flatten=True)['sessionId']
        self.call('Page.enable')

    def read(self):
        while b'\0' not in self.pending:
            piece = os.read(self.answers, 1 << 20)
            if not piece:
                raise RuntimeError('the browser closed its pipe')
            self.pending += piece
        message, _, self.pending = self.pending.partition(b'\0')
        return json.loads(message)

    def send(self, method, **parameters):
        self.number += 1
        message = {'id': self.number, 'method': method, 'params': parameters}
        if self.session:
            message['sessionId'] = self.session
        os.write(self.commands, json.dumps(message).encode() + b'\0')
        return self.number

    def call(self, method, **parameters):
        number = self.send(method, **parameters)
        while True:
            answer = self.read()
            if answer.get('id') == number:
                if 'error' in answer:
                    raise RuntimeError(f'{method}: {answer["error"]}')
                return answer['result']

    def picture(self, page, width, height, scale, fast):
        """Loads a page from its file, and returns a screenshot as PNG data."""
        self.call('Emulation.setDeviceMetricsOverride', width=width, height=height, deviceScaleFactor=scale, mobile=True)
        number = self.send('Page.navigate', url='file://' + os.path.abspath(page))
        done = {number: False, 'load': False}
        while not all(done.values()):
            message = self.read()
            if message.get('id') == number:
                done[number] = True
            if message.get('method') == 'Page.loadEventFired':
                done['load'] = True
        shot = self.call('Page.captureScreenshot', format='png', optimizeForSpeed=fast)
        return base64.b64decode(shot['data'])

    def seconds(self):
        """Returns the user and system time of the browser and all its child processes, in seconds."""
        parents, times = {}, {}
        for name in filter(str.isdigit, os.listdir('/proc')):
            try:
                fields = open(f'/proc/{name}/stat').read().rpartition(')')[2].split()
            except OSError:
                continue
            parents[int(name)], times[int(name)] = int(fields[1]), sum(map(int, fields[11:15]))

        def is_ours(process):
            while process in parents and process != self.process.pid:
                process = parents[process]
            return process == self.process.pid

        return sum(time for process, time in times.items() if is_ours(process)) / TICKS

    def version(self):
        return self.call('Browser.getVersion')['product'] if not self.session else \
            subprocess.run(['chromium', '--version'], capture_output=True, text=True).stdout.split(' built')[0].strip()

    def close(self):
        self.session = None
        self.send('Browser.close')
        self.process.wait(timeout=20)
        shutil.rmtree(self.profile, ignore_errors=True)
