import type { MailBook, MailFacts, MailLine, MailRefund } from './mailFacts.js';
import { orderLink, orderNumber, quoted, type FactsOf, type MailContent, type Site } from './mailParts.js';
import { depositReturned, rentalDue } from './rentalMail.js';
import type { Speaker } from './speak.js';

/** Says the facts in the words of a language. */
export function contentOf(facts: MailFacts, speaker: Speaker, site: Site): MailContent {
  switch (facts.topic) {
    case 'WELCOME':
    case 'EMAIL_VERIFICATION':
    case 'PASSWORD_RESET':
      return mailedLink(facts, speaker, site);
    case 'LOG_IN_ATTEMPTS':
      return logInAttempts(speaker, site);
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

function logInAttempts({ text }: Speaker, site: Site): MailContent {
  return {
    subject: text('attemptsSubject'),
    paragraphs: [text('attempts'), text('attemptsAdvice')],
    rows: [],
    action: { label: text('resetAction'), url: `${site.url}/forgot-password` },
  };
}

function orderPlaced(facts: FactsOf<'ORDER_PLACED'>, speaker: Speaker, site: Site): MailContent {
  const { text, money } = speaker;
  const deposits: [string, string][] =
    facts.depositTotal.amount > 0 ? [[text('deposit'), money(facts.depositTotal)]] : [];
  return {
    subject: text('orderPlacedSubject', { number: orderNumber(facts.orderId) }),
    paragraphs: [text('orderPlaced')],
    rows: [
      ...rowsOf(facts.lines, speaker),
      ...deposits,
      [text('amountDue'), money(facts.amountDue)],
      ...refundRows(facts.refund, speaker),
    ],
    action: orderLink(facts.orderId, speaker, site),
  };
}

function orderReceived(facts: FactsOf<'ORDER_RECEIVED'>, speaker: Speaker, site: Site): MailContent {
  return {
    subject: speaker.text('orderReceivedSubject', { number: orderNumber(facts.orderId) }),
    paragraphs: [
      facts.buyerName === null
        ? speaker.text('orderReceivedUnnamed')
        : speaker.text('orderReceived', { buyer: facts.buyerName }),
    ],
    rows: rowsOf(facts.lines, speaker),
    action: orderLink(facts.orderId, speaker, site),
  };
}

function statusChanged(facts: FactsOf<'STATUS_CHANGED'>, speaker: Speaker, site: Site): MailContent {
  const { text } = speaker;
  const details = (['reason', 'carrier', 'trackingNumber'] as const).flatMap((id): [string, string][] => {
    const value = facts[id];
    return value === null ? [] : [[text(id), id === 'reason' ? quoted(value) : value]];
  });
  return {
    subject: text(`${facts.status}Subject`, { number: orderNumber(facts.orderId) }),
    paragraphs: [...(facts.expired ? [text('expired', { product: site.name })] : []), text(facts.status)],
    rows: [...rowsOf(facts.lines, speaker), ...refundRows(facts.refund, speaker), ...details],
    action: orderLink(facts.orderId, speaker, site),
  };
}

function newBooks(books: readonly MailBook[], { text }: Speaker, site: Site): MailContent {
  return {
    subject: text('newBooksSubject', { count: books.length }),
    paragraphs: [text('newBooks')],
    rows: books.map(({ title, author }) => [title, author]),
    action: { label: text('browse'), url: `${site.url}/books?sortBy=date_desc` },
  };
}

/** Nothing of what did not go back; the net only beside a refund. */
function refundRows(refund: MailRefund | null, { text, money }: Speaker): [string, string][] {
  if (!refund) return [];
  const { refunded, deposits, net } = refund;
  const rows = [
    refunded.amount > 0 && ([text('refunded'), money(refunded)] as const),
    deposits.amount > 0 && ([text('depositsGivenBack'), money(deposits)] as const),
    refunded.amount > 0 && net && ([text('net'), money(net)] as const),
  ];
  return rows.flatMap((row): [string, string][] => (row ? [[row[0], row[1]]] : []));
}

function rowsOf(lines: readonly MailLine[], { money }: Speaker): [string, string][] {
  return lines.map(({ title, quantity, lineTotal }) => [`${quantity} × ${title}`, money(lineTotal)]);
}
