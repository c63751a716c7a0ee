import type { Language } from '../../domain/accounts/account.js';
import type { DomainEvent, EventType } from '../../domain/events/event.js';
import type { MailSetting } from '../../domain/notifications/notification.js';
import type { Texts } from '../../languages/voice.js';
import type { MailContent, Site } from '../../notifications/mailParts.js';
import { speakerOf, type Speaker } from '../../notifications/speak.js';
import type { Recipient } from '../../persistence/queries/accounts/notifications.js';
import type { Transaction } from '../../persistence/transaction.js';
import type { MailAfter } from '../recording.js';
import type { Ports } from '../scope.js';
import type { Addressed, OutgoingMessage } from '../outbox/message.js';

export type FactPorts = Pick<Ports, 'database' | 'clock' | 'timeZone'>;

/** A recipient and the subject of a message. */
interface Told<About extends object> extends Addressed<About> {
  /** The subject's key, such as the id of a book, if several events may be about the same one. */
  cause?: string;
  thread?: string;
}

/** The definition of a kind of mail: its recipients, event, subject, and texts in each language. */
interface Definition<Type extends EventType, About extends object, Facts, Text extends string> {
  /** Its name in the outbox. It never changes, because messages wait there under it. */
  name: string;
  /** The setting that turns it off. */
  setting: MailSetting;
  /** The event that it reports, whose entry in consequences/registry.ts lists this kind. */
  after?: Type;
  /**
   * Returns the recipients for the event. With a cause, each is told of that cause once, however many events
   * there are.
   */
  tells?: (event: DomainEvent<Type>, tx: Transaction) => Told<About>[] | Promise<Told<About>[]>;
  /** Returns the facts when the mail is sent; null if it is outdated. */
  find(ports: FactPorts, about: About, recipient: Recipient): Promise<Facts | null> | Facts | null;
  texts: Texts<Text>;
  write(facts: Facts, speaker: Speaker<Text>, site: Site): MailContent;
}

/** A kind of mail as the registry stores it. */
export interface NotificationKind<
  About extends object = never,
  Type extends EventType = never,
> extends MailAfter<Type> {
  readonly name: string;
  readonly after?: EventType;
  readonly setting: MailSetting;
  /** A message of this kind. */
  message(recipientId: string, about: About, cause?: string): OutgoingMessage;
  /** Returns the mail in the recipient's language; null if it is outdated. */
  compose(
    ports: FactPorts & { site: Site },
    about: object,
    recipient: Recipient,
  ): Promise<MailContent | null>;
}

/** Returns a kind of mail, from its definition. */
export function notification<
  About extends object,
  Facts,
  Text extends string,
  Type extends EventType = never,
>(definition: Definition<Type, About, Facts, Text>): NotificationKind<About, Type> {
  const { name, setting, after, tells, texts } = definition;
  const speaker = speakersOf(texts);
  return {
    name,
    setting,
    ...(after && { after }),
    message: (recipientId, about, cause) => ({ recipientId, kind: name, about, ...(cause && { cause }) }),
    async messagesAfter(event, tx) {
      const told = (await tells?.(event, tx)) ?? [];
      return told.map(({ recipientId, about, cause, thread }) => ({
        recipientId,
        kind: name,
        about,
        ...(thread && { thread }),
        ...(cause && { cause: `${name} ${recipientId} ${cause}` }),
      }));
    },
    async compose({ site, ...ports }, about, recipient) {
      // A message of this name was written by this kind.
      const facts = await definition.find(ports, about as About, recipient);
      if (facts === null) return null;
      return definition.write(facts, speaker(recipient.language), site);
    },
  };
}

/** Creates each speaker once, because compiling the messages takes longer than formatting them. */
function speakersOf<Text extends string>(texts: Texts<Text>): (language: Language) => Speaker<Text> {
  const speakers = new Map<Language, Speaker<Text>>();
  return (language) => {
    const speaker = speakers.get(language) ?? speakerOf(language, texts);
    speakers.set(language, speaker);
    return speaker;
  };
}
