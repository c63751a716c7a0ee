import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail as the mail server received it. */
export interface ReceivedMail {
  to: string[];
  /** The headers and the body, unchanged. */
  source: string;
  messageId: string;
}

/** An SMTP server on the loopback interface. It records all mails that it accepts. */
export class MailServer {
  readonly received: ReceivedMail[] = [];
  /** Called before a mail is acknowledged. If the function throws, the mail is refused. */
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

  /** Starts a server on a free port. */
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

  /** Resolves once the server has accepted this many mails. */
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
