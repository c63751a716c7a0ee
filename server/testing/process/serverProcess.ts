import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** The embedded database is compiled once, not a second time for speed: no server of a test lives long enough for that. */
const V8_OPTIONS = ['--liftoff-only'];

/** End of a server: its exit code, or the signal that killed it. */
export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** The built server as a process of its own, on a free port. */
export class ServerProcess {
  /** What it has printed so far, to either stream. */
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

  /** Builds the server, where something in it has changed; or the web client too, as `npm start` wants it. */
  static build(fulfillments: readonly ('server' | 'client')[] = ['server']): void {
    execFileSync(process.execPath, ['scripts/build.js', ...fulfillments], { cwd: ROOT });
  }

  /** Starts it with nothing in its environment but what is given. */
  static spawn(environment: Record<string, string>): ServerProcess {
    const env = { PATH: process.env['PATH'], PORT: '0', DEMO_DATA: 'off', ...environment };
    return new ServerProcess(
      spawn(process.execPath, [...V8_OPTIONS, 'build/server/main.js'], { cwd: ROOT, env }),
    );
  }

  /** Starts it by `npm start`, of which signals are told; everything is to be built already. */
  static spawnNpm(environment: Record<string, string>): ServerProcess {
    const env = { PATH: process.env['PATH'], PORT: '0', DEMO_DATA: 'off', ...environment };
    // A group of their own, so that a test that fails can end npm, its shell and the server.
    return new ServerProcess(spawn('npm', ['start'], { cwd: ROOT, env, detached: true }), true);
  }

  /** Runs a command line of the server to its end; what it printed is its answer. */
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

  /** The address of the server, once it says that it is ready. Fails when it ends instead. */
  async ready(): Promise<string> {
    const address = () => /ready at (http:\S+)/.exec(this.output)?.[1];
    const ended = this.exit.then(() => Promise.reject(new Error(`The server ended:\n${this.output}`)));
    for (let url = address(); ; url = address()) {
      if (url) {
        ended.catch(() => undefined);
        return url;
      }
      await Promise.race([this.nextOutput(), ended]);
    }
  }

  /** Sends a signal, and waits for the end of all that was started. */
  async end(signal: NodeJS.Signals): Promise<Exit> {
    if (this.leadsGroup && signal === 'SIGKILL') this.signalGroup(signal);
    else this.child.kill(signal);
    return this.exit;
  }

  /** Interrupts npm, its shell and the server at once, as a terminal does, and waits for the end. */
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
