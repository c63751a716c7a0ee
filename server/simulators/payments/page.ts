import escapeHtml from 'escape-html';
import { formatMoney } from '../../domain/money/format.js';
import type { Dispute, Page } from './books.js';
import { isOpen } from './disputes.js';

const STYLE = `
  :root { color-scheme: light dark; --line: #8886; --accent: #0b5cad; --on-accent: #fff; --notice: #fff3cd; --on-notice: #4d3b00 }
  @media (prefers-color-scheme: dark) {
    :root { --accent: #8ec5ff; --on-accent: #06233f; --notice: #4d3b00; --on-notice: #ffe9a8 }
  }
  * { box-sizing: border-box }
  body { max-width: 480px; margin: 0 auto; padding: 24px 16px; font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
  h1 { margin: 24px 0 4px; font-size: 28px; line-height: 1.2 }
  p { margin: 0 0 16px }
  .notice { padding: 12px 16px; border-radius: 8px; background: var(--notice); color: var(--on-notice) }
  .failed { padding: 12px 16px; border: 2px solid; border-radius: 8px }
  form, .back { margin: 24px 0 0 }
  button, .back a { display: block; width: 100%; min-height: 48px; padding: 11px 16px; border: 1px solid var(--line);
    border-radius: 8px; background: none; color: inherit; font: inherit; text-align: center; text-decoration: none; cursor: pointer }
  button.pay { border-color: var(--accent); background: var(--accent); color: var(--on-accent); font-weight: 600 }
  :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
  small { display: block; margin-top: 4px }
`;

const CLOSED = {
  paid: 'This has been paid. Nothing more is due here.',
  cancelled: 'The shop has closed this page. Nothing can be paid here any more.',
  expired: 'The time to pay is over. Nothing can be paid here any more.',
};

/** The events on a page that decide its content. */
interface Seen {
  /** True if the last payment failed. */
  hasFailed: boolean;
  /** The dispute of the payment; null unless the buyer has asked the bank for the money back. */
  dispute: Dispute | null;
  /** True if the buyer's bank blocks the deposit at present. */
  isBlocked: boolean;
  returnUrl: string;
}

/** Returns the page on which a buyer pays. A closed page says why nothing can be paid. */
export function payPage(page: Page, seen: Seen): string {
  const { hasFailed, dispute, returnUrl } = seen;
  const { status, amount, currency, description, short_url } = page;
  const price = formatMoney({ amount, currencyCode: currency });
  const path = escapeHtml(new URL(short_url).pathname);
  const head = `<h1>${escapeHtml(price)}</h1>\n<p>${escapeHtml(description)}</p>`;
  if (status !== 'created')
    return layout(
      price,
      `${head}\n<p role="status"><strong>${CLOSED[status]}</strong></p>${blockedNote(page, seen)}
${status === 'paid' ? bankButtons(path, dispute) : ''}${back(returnUrl, 'Back to the shop')}`,
    );
  const alert = '<p class="failed" role="alert"><strong>The payment failed.</strong> You can try again.</p>';
  return layout(
    `Pay ${price}`,
    `${head}${hasFailed ? `\n${alert}` : ''}
${page.blockable === null ? payButton(path, hasFailed ? 'Try again and pay' : 'Pay') : waysToPay(page, path, seen)}
<form method="post" action="${path}/fail"><button>Fail</button><small>Your bank refuses the payment.</small></form>
${back(returnUrl, 'Walk away')}<small>Back to the shop without paying.</small>`,
  );
}

const payButton = (path: string, label: string) =>
  `<form method="post" action="${path}/pay"><button class="pay">${label}</button></form>`;

/** Returns the buttons of a page whose deposit can be blocked. After a declined block, the deposit can only be charged. */
function waysToPay(page: Page, path: string, { isBlocked }: Seen): string {
  const [all, deposit, rest] = [page.amount, page.blockable ?? 0, page.amount - (page.blockable ?? 0)].map(
    (amount) => escapeHtml(formatMoney({ amount, currencyCode: page.currency })),
  );
  if (page.block_declined)
    return `<p class="failed" role="alert"><strong>The bank did not block the deposit of ${deposit}.</strong> You can pay it instead. You get it back after the return.</p>
${payButton(path, `Pay ${all}`)}`;
  const label = isBlocked ? `Pay ${rest}` : `Block ${deposit} and pay ${rest}`;
  return `<form method="post" action="${path}/block"><button class="pay">${label}</button><small>The deposit of ${deposit} is blocked, not charged.</small></form>
<form method="post" action="${path}/pay"><button>Pay ${all}</button><small>The deposit is charged, and refunded after the return.</small></form>
<form method="post" action="${path}/decline"><button>Decline the block</button><small>Your bank blocks no deposit.</small></form>`;
}

function blockedNote({ blockable, currency }: Page, { isBlocked }: Seen): string {
  if (!isBlocked) return '';
  const deposit = formatMoney({ amount: blockable ?? 0, currencyCode: currency });
  return `\n<p role="status">${escapeHtml(deposit)} is blocked, not charged.</p>`;
}

/** Returns the buttons that simulate a chargeback: one to open it, then two for the decision of the bank. */
function bankButtons(path: string, dispute: Dispute | null): string {
  const button = (action: string, label: string, hint: string) =>
    `<form method="post" action="${path}/${action}"><button>${label}</button><small>${hint}</small></form>\n`;
  if (!dispute) return button('dispute', 'Ask the bank for the money back', 'This opens a chargeback.');
  if (!isOpen(dispute)) return `<p role="status">The chargeback is ${dispute.status}.</p>\n`;
  return (
    button('lose', 'Decide for the buyer', 'The bank lets the buyer have the money.') +
    button('win', 'Decide for the shop', 'The payment stays.')
  );
}

/** Returns a page with only a message, for example that the requested page is unknown. */
export function messagePage(message: string): string {
  return layout(message, `<h1>${escapeHtml(message)}</h1>`);
}

const back = (url: string, text: string) => `<p class="back"><a href="${escapeHtml(url)}">${text}</a></p>`;

/** Returns the HTML document of a page of a simulator. Escapes `title`, but not `content`. */
export function layout(title: string, content: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)} · Payment simulator</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<style>${STYLE}</style></head>
<body><main>
<p class="notice"><strong>This is a simulator. No money moves.</strong></p>
${content}
</main></body></html>`;
}
