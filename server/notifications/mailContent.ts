import type { MailBook, MailFacts, MailLine } from './mailFacts.js';
import type { Speaker } from './speak.js';

/** The marketplace that writes: its name, and the address that links begin with (no slash at the end). */
export interface Site {
  name: string;
  url: string;
}

/** What one mail says, before it is laid out as HTML and as text. */
export interface MailContent {
  subject: string;
  paragraphs: string[];
  /** Two columns: what, and how much. */
  rows: [string, string][];
  /** The one thing to do. */
  action: { label: string; url: string };
}

type FactsOf<Topic extends MailFacts['topic']> = Extract<MailFacts, { topic: Topic }>;

/** Says the facts in the words of a language. */
export function contentOf(facts: MailFacts, speaker: Speaker, site: Site): MailContent {
  switch (facts.topic) {
    case 'WELCOME':
    case 'EMAIL_VERIFICATION':
    case 'PASSWORD_RESET':
      return mailedLink(facts, speaker, site);
    case 'ORDER_PLACED':
      return orderPlaced(facts, speaker, site);
    case 'ORDER_RECEIVED':
      return orderReceived(facts, speaker, site);
    case 'STATUS_CHANGED':
      return statusChanged(facts, speaker, site);
    case 'DUE_SOON':
    case 'OVERDUE':
    case 'RENTAL_EXTENDED':
      return rentalDue(facts, speaker, site);
    case 'DEPOSIT_RETURNED':
      return depositReturned(facts, speaker, site);
    case 'NEW_BOOKS':
      return newBooks(facts.books, speaker, site);
  }
}

function mailedLink(
  { topic, token }: FactsOf<'WELCOME' | 'EMAIL_VERIFICATION' | 'PASSWORD_RESET'>,
  { text }: Speaker,
  site: Site,
): MailContent {
  if (topic === 'PASSWORD_RESET') {
    const action = { label: text('resetAction'), url: `${site.url}/reset-password/${token}` };
    return { subject: text('resetSubject'), paragraphs: [text('reset')], rows: [], action };
  }
  const action = { label: text('verifyAction'), url: `${site.url}/verify-email/${token}` };
  return topic === 'WELCOME'
    ? {
        subject: text('welcomeSubject', { product: site.name }),
        paragraphs: [text('welcome')],
        rows: [],
        action,
      }
    : { subject: text('verifySubject'), paragraphs: [text('verify')], rows: [], action };
}

function orderPlaced(facts: FactsOf<'ORDER_PLACED'>, speaker: Speaker, site: Site): MailContent {
  const { text, money } = speaker;
  const deposits: [string, string][] =
    facts.depositTotal.amount > 0 ? [[text('deposit'), money(facts.depositTotal)]] : [];
  return {
    subject: text('orderPlacedSubject', { number: orderNumber(facts.orderId) }),
    paragraphs: [text('orderPlaced')],
    rows: [...rowsOf(facts.lines, speaker), ...deposits, [text('amountDue'), money(facts.amountDue)]],
    action: orderLink(facts.orderId, speaker, site),
  };
}

function orderReceived(facts: FactsOf<'ORDER_RECEIVED'>, speaker: Speaker, site: Site): MailContent {
  return {
    subject: speaker.text('orderReceivedSubject', { number: orderNumber(facts.orderId) }),
    paragraphs: [speaker.text('orderReceived', { buyer: facts.buyerName })],
    rows: rowsOf(facts.lines, speaker),
    action: orderLink(facts.orderId, speaker, site),
  };
}

function statusChanged(facts: FactsOf<'STATUS_CHANGED'>, speaker: Speaker, site: Site): MailContent {
  const { text } = speaker;
  const details = (['reason', 'carrier', 'trackingNumber'] as const).flatMap((id): [string, string][] => {
    const value = facts[id];
    return value === null ? [] : [[text(id), value]];
  });
  return {
    subject: text(`${facts.status}Subject`, { number: orderNumber(facts.orderId) }),
    paragraphs: [text(facts.status)],
    rows: [...rowsOf(facts.lines, speaker), ...details],
    action: orderLink(facts.orderId, speaker, site),
  };
}

const DUE_TEXTS = { DUE_SOON: 'dueSoon', OVERDUE: 'overdue', RENTAL_EXTENDED: 'rentalExtended' } as const;

function rentalDue(facts: FactsOf<keyof typeof DUE_TEXTS>, speaker: Speaker, site: Site): MailContent {
  const values = { title: facts.title, day: speaker.day(facts.dueOn) };
  const id = DUE_TEXTS[facts.topic];
  return {
    subject: speaker.text(`${id}Subject`, values),
    paragraphs: [speaker.text(id, values), ...lateFeeNotice(facts, speaker)],
    rows: [],
    action: orderLink(facts.orderId, speaker, site),
  };
}

/** What being late costs is said once it does. */
function lateFeeNotice(
  { topic, lateFeePerDay }: FactsOf<keyof typeof DUE_TEXTS>,
  { text, money }: Speaker,
): string[] {
  const costs = topic === 'OVERDUE' && lateFeePerDay.amount > 0;
  return costs ? [text('overdueFee', { fee: money(lateFeePerDay) })] : [];
}

/** Of a deposit that comes back whole there is nothing to add. */
function depositReturned(
  facts: FactsOf<'DEPOSIT_RETURNED'>,
  { text, money }: Speaker,
  site: Site,
): MailContent {
  const [isLate, isWithheld] = [facts.lateFee.amount > 0, facts.withheld.amount > 0];
  const isWhole = !isLate && !isWithheld;
  const rows: [string, string][] = [];
  if (isLate) rows.push([text('lateFee'), money(facts.lateFee)]);
  if (isWithheld) rows.push([text('withheld'), money(facts.withheld)]);
  if (facts.reason !== null) rows.push([text('reason'), facts.reason]);
  if (!isWhole) rows.push([text('givenBack'), money(facts.returned)]);
  const subject =
    facts.returned.amount > 0
      ? text('depositReturnedSubject', { amount: money(facts.returned) })
      : text('depositKeptSubject', { number: orderNumber(facts.orderId) });
  const paragraphs = [text(isWhole ? 'depositReturned' : 'depositSettled')];
  return { subject, paragraphs, rows, action: orderLink(facts.orderId, { text }, site) };
}

function newBooks(books: readonly MailBook[], { text }: Speaker, site: Site): MailContent {
  return {
    subject: text('newBooksSubject', { count: books.length }),
    paragraphs: [text('newBooks')],
    rows: books.map(({ title, author }) => [title, author]),
    action: { label: text('browse'), url: `${site.url}/books?sortBy=date_desc` },
  };
}

function rowsOf(lines: readonly MailLine[], { money }: Speaker): [string, string][] {
  return lines.map(({ title, quantity, lineTotal }) => [`${quantity} × ${title}`, money(lineTotal)]);
}

function orderLink(orderId: string, { text }: Pick<Speaker, 'text'>, site: Site): MailContent['action'] {
  return { label: text('viewOrder'), url: `${site.url}/orders/${orderId}` };
}

/** Orders are shown by the last six characters of their id (specification, section 9). */
function orderNumber(orderId: string): string {
  return orderId.slice(-6).toUpperCase();
}
