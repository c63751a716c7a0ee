import { orderLink, orderNumber, quoted, type FactsOf, type MailContent, type Site } from './mailParts.js';
import type { Speaker } from './speak.js';

const DUE_TEXTS = { DUE_SOON: 'dueSoon', OVERDUE: 'overdue', RENTAL_EXTENDED: 'rentalExtended' } as const;

/** A rental that is due soon, late, or due on another day than before. */
export function rentalDue(facts: FactsOf<keyof typeof DUE_TEXTS>, speaker: Speaker, site: Site): MailContent {
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
  { topic, dayLate }: FactsOf<keyof typeof DUE_TEXTS>,
  { text, money }: Speaker,
): string[] {
  const costs = topic === 'OVERDUE' && dayLate.amount > 0;
  return costs ? [text('overdueFee', { fee: money(dayLate) })] : [];
}

/** What became of a deposit; of one that comes back whole there is nothing to add. */
export function depositReturned(
  facts: FactsOf<'DEPOSIT_RETURNED'>,
  { text, money }: Speaker,
  site: Site,
): MailContent {
  const [isLate, isWithheld] = [facts.lateFee.amount > 0, facts.withheld.amount > 0];
  const isWhole = !isLate && !isWithheld;
  const rows: [string, string][] = [];
  if (isLate) rows.push([text('lateFee'), money(facts.lateFee)]);
  if (isWithheld) rows.push([text('withheld'), money(facts.withheld)]);
  if (facts.reason !== null) rows.push([text('reason'), quoted(facts.reason)]);
  if (!isWhole) rows.push([text('givenBack'), money(facts.returned)]);
  const subject =
    facts.returned.amount > 0
      ? text('depositReturnedSubject', { amount: money(facts.returned) })
      : text('depositKeptSubject', { number: orderNumber(facts.orderId) });
  const paragraphs = [text(isWhole ? 'depositReturned' : 'depositSettled')];
  return { subject, paragraphs, rows, action: orderLink(facts.orderId, { text }, site) };
}
