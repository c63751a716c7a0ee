import type { FastifyError, FastifyInstance } from 'fastify';
import { formatMoney } from '../../domain/money/format.js';
import { CurrencyCode } from '../../domain/money/money.js';
import { layout, messagePage } from '../payments/page.js';
import { Refused } from '../payments/refused.js';
import { sendPage } from '../payments/pageRoutes.js';
import type { PayoutLink } from './payoutBooks.js';
import { claimLink, linkById } from './payoutLinks.js';
import type { PayoutSimulator } from './payoutSimulator.js';
import escapeHtml from 'escape-html';

type Named = { Params: { id: string } };

/** The UPI address that the page enters for every payee. */
const ACCOUNT = 'payee@simulator';

/** Serves the pages of payout links, on which a payee asks for the money. */
export async function linkPages(
  http: FastifyInstance,
  { simulator }: { simulator: PayoutSimulator },
): Promise<void> {
  const empty = { parseAs: 'string', bodyLimit: 1000 } as const;
  http.addContentTypeParser('application/x-www-form-urlencoded', empty, (_request, _body, done) =>
    done(null),
  );
  http.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const status = error instanceof Refused ? 404 : (error.statusCode ?? 500);
    if (status >= 500) request.log.error(error, 'a page of the payout simulator failed');
    return sendPage(reply.code(status), messagePage('This page cannot be shown'));
  });
  http.get<Named>('/:id', async ({ params }, reply) =>
    sendPage(reply, pageOf(linkById(simulator, params.id))),
  );
  http.post<Named>('/:id/receive', async ({ params }, reply) => {
    const link = linkById(simulator, params.id);
    if (link.status === 'issued' || link.status === 'attempted') claimLink(simulator, link.id, ACCOUNT);
    return reply.redirect(link.short_url, 303);
  });
}

function pageOf({ status, amount, currency, description, short_url }: PayoutLink): string {
  const code = Object.values(CurrencyCode).find((each) => each === currency) ?? 'INR';
  const sum = formatMoney({ amount, currencyCode: code });
  const path = escapeHtml(new URL(short_url).pathname);
  const isOpen = status === 'issued' || status === 'attempted';
  const form = `<form method="post" action="${path}/receive"><button class="pay">Receive ${escapeHtml(sum)}</button>
<small>To the account ${ACCOUNT}.</small></form>`;
  return layout(
    sum,
    `<h1>${escapeHtml(sum)}</h1>\n<p>${escapeHtml(description)}</p>
${isOpen ? form : `<p role="status"><strong>This payout link is ${status}.</strong></p>`}`,
  );
}
