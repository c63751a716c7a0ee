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

/** The events on a page. */
interface Seen {
  /** True if the last payment failed. */
  hasFailed: boolean;
  /** The dispute of the payment, if the buyer has asked the bank for the money back. */
  dispute: Dispute | null;
  returnUrl: string;
}

/** Returns the page on which a buyer pays. */
export function payPage(page: Page, { hasFailed, dispute, returnUrl }: Seen): string {
  const { status, amount, currency, description, short_url } = page;
  const price = formatMoney({ amount, currencyCode: currency });
  const path = escapeHtml(new URL(short_url).pathname);
  const head = `<h1>${escapeHtml(price)}</h1>\n<p>${escapeHtml(description)}</p>`;
  if (status !== 'created')
    return layout(
      price,
      `${head}\n<p role="status"><strong>${CLOSED[status]}</strong></p>
${status === 'paid' ? bankButtons(path, dispute) : ''}${back(returnUrl, 'Back to the shop')}`,
    );
  const alert = '<p class="failed" role="alert"><strong>The payment failed.</strong> You can try again.</p>';
  return layout(
    `Pay ${price}`,
    `${head}${hasFailed ? `\n${alert}` : ''}
<form method="post" action="${path}/pay"><button class="pay">${hasFailed ? 'Try again and pay' : 'Pay'}</button></form>
<form method="post" action="${path}/fail"><button>Fail</button><small>Your bank refuses the payment.</small></form>
${back(returnUrl, 'Walk away')}<small>Back to the shop without paying.</small>`,
  );
}

/** Returns the buttons of the bank: it asks for the money back, and decides. */
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

/** Returns a page that only says something, for a page that is unknown or cannot be shown. */
export function messagePage(message: string): string {
  return layout(message, `<h1>${escapeHtml(message)}</h1>`);
}

const back = (url: string, text: string) => `<p class="back"><a href="${escapeHtml(url)}">${text}</a></p>`;

/** Returns a page of a simulator. */
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
