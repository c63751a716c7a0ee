import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/**
 * Skips V8's optimising WebAssembly compiler for the embedded database, because test servers end before it pays off.
 */
const V8_OPTIONS = ['--liftoff-only'];

/** The way in which a process ended: its exit code, or the signal that killed it. */
export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** The built server, running in a separate process on a free port. */
export class ServerProcess {
  /** Everything that the process has printed to stdout and stderr so far. */
  output = '';
  readonly exit: Promise<Exit>;

  private constructor(
    private readonly child: ChildProcess,
    private readonly leadsGroup = false,
  ) {
    child.stdout?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    this.exit = new Promise((resolve) => child.once('close', (code, signal) => resolve({ code, signal })));
  }

  /**
   * Builds the server if its sources have changed. With 'client', also builds the web client, which `npm start`
   * needs.
   */
  static build(parts: readonly ('server' | 'client')[] = ['server']): void {
    execFileSync(process.execPath, ['scripts/build.js', ...parts], { cwd: ROOT });
  }

  /** Starts the server. Its environment contains only these variables, PATH, and defaults for tests. */
  static spawn(environment: Record<string, string>): ServerProcess {
    const env = { PATH: process.env['PATH'], PORT: '0', DEMO_DATA: 'off', ...environment };
    return new ServerProcess(
      spawn(process.execPath, [...V8_OPTIONS, 'build/server/main.js'], { cwd: ROOT, env }),
    );
  }

  /** Starts the server through `npm start`; signals go to npm. The server and the client must be built already. */
  static spawnNpm(environment: Record<string, string>): ServerProcess {
    const env = { PATH: process.env['PATH'], PORT: '0', DEMO_DATA: 'off', ...environment };
    // Starts a separate process group, so that a failed test can kill npm, its shell and the server together.
    return new ServerProcess(spawn('npm', ['start'], { cwd: ROOT, env, detached: true }), true);
  }

  /**
   * Runs a command-line program of the server to its end. Returns its output, followed by its exit code in brackets.
   */
  static async run(script: string, words: string[], environment: Record<string, string>): Promise<string> {
    const env = { PATH: process.env['PATH'], ...environment };
    const command = new ServerProcess(
      spawn(process.execPath, [...V8_OPTIONS, `build/server/cli/${script}.js`, ...words], {
        cwd: ROOT,
        env,
      }),
    );
    const { code } = await command.exit;
    return `${command.output.trim()} (${code})`;
  }

  /** Waits until the server reports that it is ready. Returns its URL. Throws if the server exits first. */
  async ready(): Promise<string> {
    const [, url = ''] = await this.prints(/ready at (http:\S+)/);
    return url;
  }

  /** Waits until the output matches a pattern. Returns the match. Throws if the server exits first. */
  async prints(pattern: RegExp): Promise<RegExpExecArray> {
    const ended = this.exit.then(() => Promise.reject(new Error(`The server ended:\n${this.output}`)));
    for (;;) {
      const match = pattern.exec(this.output);
      if (match) {
        ended.catch(() => undefined);
        return match;
      }
      await Promise.race([this.nextOutput(), ended]);
    }
  }

  /** Sends a signal, then waits until the process and its child processes have ended. */
  async end(signal: NodeJS.Signals): Promise<Exit> {
    if (this.leadsGroup && signal === 'SIGKILL') this.signalGroup(signal);
    else this.child.kill(signal);
    return this.exit;
  }

  /**
   * Sends SIGINT to npm, its shell and the server at once, like Ctrl-C in a terminal. Then waits until they have
   * ended.
   */
  async pressCtrlC(): Promise<Exit> {
    this.signalGroup('SIGINT');
    return this.exit;
  }

  private signalGroup(signal: NodeJS.Signals): void {
    const { pid, exitCode, signalCode } = this.child;
    if (pid && exitCode === null && signalCode === null) process.kill(-pid, signal);
  }

  private async nextOutput(): Promise<void> {
    if (this.child.stdout) await once(this.child.stdout, 'data');
  }
}
