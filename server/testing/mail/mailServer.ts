import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail as a mail server has taken it. */
export interface ReceivedMail {
  to: string[];
  /** Headers and body as they came. */
  source: string;
  messageId: string;
}

/** A real SMTP server on loopback that keeps what it is given. */
export class MailServer {
  readonly received: ReceivedMail[] = [];
  /** Called with each mail before it is acknowledged: a test may refuse it by throwing, or do something meanwhile. */
  beforeAccepting: (mail: ReceivedMail) => void | Promise<void> = () => undefined;
  private waiting: (() => void)[] = [];
  private readonly server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, session, answer) => {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      text(stream)
        .then((source) =>
          this.take({ to, source, messageId: /^Message-ID: (.+)$/im.exec(source)?.[1] ?? '' }),
        )
        .then(() => answer(), answer);
    },
  });

  /** Starts listening on a free port. */
  static async start(): Promise<MailServer> {
    const mailServer = new MailServer();
    mailServer.server.on('error', () => undefined);
    mailServer.server.listen(0, '127.0.0.1');
    await once(mailServer.server.server, 'listening');
    return mailServer;
  }

  get url(): string {
    const { port } = this.server.server.address() as AddressInfo;
    return `smtp://127.0.0.1:${port}`;
  }

  /** Resolves once it has taken this many mails. */
  async taken(count: number): Promise<void> {
    while (this.received.length < count) await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private async take(mail: ReceivedMail): Promise<void> {
    await this.beforeAccepting(mail);
    this.received.push(mail);
    for (const resolve of this.waiting.splice(0)) resolve();
  }
}
