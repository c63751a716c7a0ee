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
import type { Addressed, Grouping, OutgoingMessage } from '../outbox/message.js';

export type FactPorts = Pick<Ports, 'database' | 'clock' | 'timeZone' | 'deadlineDays'>;

/** A recipient, with the details that the message stores. */
interface Told<About extends object> extends Addressed<About> {
  /**
   * Deduplication key, such as the id of a book. A recipient gets one message of the kind for each key, however many
   * events there are. Without a key, every event causes a message.
   */
  cause?: string;
  thread?: string;
}

/** The definition of a kind of mail: its event, recipients, facts, and texts in each language. */
interface Definition<Type extends EventType, About extends object, Facts, Text extends string> {
  /** Name of the kind in the outbox. It must never change, because waiting messages refer to it. */
  name: string;
  /** The setting that turns this mail off. */
  setting: MailSetting;
  /**
   * The event that causes the mail. The event's entry in consequences/registry.ts must list this kind. Absent for a
   * mail that a job or a request queues.
   */
  after?: Type;
  /** Returns the recipients of the mail about an event. */
  tells?: (event: DomainEvent<Type>, tx: Transaction) => Told<About>[] | Promise<Told<About>[]>;
  /** Loads the facts when the mail is sent. Returns null if the mail is outdated; the mail is then dropped. */
  find(ports: FactPorts, about: About, recipient: Recipient): Promise<Facts | null> | Facts | null;
  texts: Texts<Text>;
  write(facts: Facts, speaker: Speaker<Text>, site: Site): MailContent;
}

/** A kind of mail, as listed in notifications.ts. */
export interface NotificationKind<
  About extends object = never,
  Type extends EventType = never,
> extends MailAfter<Type> {
  readonly name: string;
  readonly after?: EventType;
  readonly setting: MailSetting;
  /** Returns a message of this kind for the outbox. `about` is stored with it until the mail is sent. */
  message(recipientId: string, about: About, grouping?: Grouping): OutgoingMessage;
  /** Returns a message of this kind to the operator's email address, which needs no account. */
  messageTo(address: string, about: About, grouping?: Grouping): OutgoingMessage;
  /** Returns the mail in the recipient's language; null if the mail is outdated. */
  compose(
    ports: FactPorts & { site: Site },
    about: object,
    recipient: Recipient,
  ): Promise<MailContent | null>;
}

/** Creates a kind of mail from its definition. */
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
    message: (recipientId, about, grouping) => ({ to: { recipientId }, kind: name, about, ...grouping }),
    messageTo: (address, about, grouping) => ({ to: { address }, kind: name, about, ...grouping }),
    async messagesAfter(event, tx) {
      const told = (await tells?.(event, tx)) ?? [];
      return told.map(({ recipientId, about, cause, thread }) => ({
        to: { recipientId },
        kind: name,
        about,
        ...(thread && { thread }),
        ...(cause && { cause: `${name} ${recipientId} ${cause}` }),
      }));
    },
    async compose({ site, ...ports }, about, recipient) {
      // This cast is safe, because only this kind creates messages of this name.
      const facts = await definition.find(ports, about as About, recipient);
      if (facts === null) return null;
      return definition.write(facts, speaker(recipient.language), site);
    },
  };
}

/**
 * Returns a function that returns the formatter of a language. Creates each formatter once, because compiling the
 * messages takes longer than formatting them.
 */
function speakersOf<Text extends string>(texts: Texts<Text>): (language: Language) => Speaker<Text> {
  const speakers = new Map<Language, Speaker<Text>>();
  return (language) => {
    const speaker = speakers.get(language) ?? speakerOf(language, texts);
    speakers.set(language, speaker);
    return speaker;
  };
}
