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

/** What the facts of a mail are looked up with. */
export type FactPorts = Pick<Ports, 'database' | 'clock' | 'timeZone'>;

/** A person to tell, and what about. */
interface Told<About extends object> extends Addressed<About> {
  /** What the mail is about, such as the id of a book, when several events may be about the same. */
  cause?: string;
  thread?: string;
}

/** One kind of mail: who gets it and when, what it is about, and what it says in each language. */
interface Definition<Type extends EventType, About extends object, Facts, Text extends string> {
  /** Its name in the outbox, which stays: messages wait there under it. */
  name: string;
  /** The setting that a person can turn it off with. */
  setting: MailSetting;
  /** The event that it tells of, whose entry in consequences/registry.ts lists this kind. */
  after?: Type;
  /** Whom it tells of the event. With a cause, a person hears of that cause once, however many events there are. */
  tells?: (event: DomainEvent<Type>, tx: Transaction) => Told<About>[] | Promise<Told<About>[]>;
  /** What is true when it is sent; null when there is nothing left to tell. */
  find(ports: FactPorts, about: About, recipient: Recipient): Promise<Facts | null> | Facts | null;
  texts: Texts<Text>;
  write(facts: Facts, speaker: Speaker<Text>, site: Site): MailContent;
}

/** A kind of mail as the registry keeps it. */
export interface NotificationKind<
  About extends object = never,
  Type extends EventType = never,
> extends MailAfter<Type> {
  readonly name: string;
  readonly after?: EventType;
  readonly setting: MailSetting;
  /** A message of this kind. */
  message(recipientId: string, about: About, cause?: string): OutgoingMessage;
  /** What the mail says to its recipient, in their language; null when there is nothing left to tell. */
  compose(
    ports: FactPorts & { site: Site },
    about: object,
    recipient: Recipient,
  ): Promise<MailContent | null>;
}

/** Makes a kind of mail of all that there is to say about it. */
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

/** Makes each speaker once: to compile the messages takes longer than to say them. */
function speakersOf<Text extends string>(texts: Texts<Text>): (language: Language) => Speaker<Text> {
  const speakers = new Map<Language, Speaker<Text>>();
  return (language) => {
    const speaker = speakers.get(language) ?? speakerOf(language, texts);
    speakers.set(language, speaker);
    return speaker;
  };
}
