import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import escapeHtml from 'escape-html';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Mail } from './mailer.js';

/** The page shows the newest of the mails. */
const SHOWN = 100;
const MAIL_ID = /^outbox_[0-9a-z]{26}$/;
/** A mail is shown as a mail program would: no scripts, nothing from elsewhere. */
const MAIL_POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/** Whether nobody but the machine itself can reach this host. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}

/**
 * What was mailed, at /mail, for whoever runs the site on their own machine without a mail server. Answers 404 to a
 * request under another host name, so that no other site can read it through the browser.
 */
export async function mailPage(http: FastifyInstance, { folder }: { folder: string }): Promise<void> {
  http.addHook('onRequest', async (request, reply) => {
    if (!isLoopback(hostNameOf(request))) return reply.callNotFound();
  });
  http.get('/mail', async (_request, reply) => {
    const mails = await newestMails(folder);
    return reply.type('text/html').send(pageOf(mails));
  });
  http.get<{ Params: { id: string } }>('/mail/:id', async (request, reply) => {
    const mail = MAIL_ID.test(request.params.id) && (await mailIn(folder, `${request.params.id}.json`));
    if (!mail) return reply.callNotFound();
    return reply.type('text/html').header('content-security-policy', MAIL_POLICY).send(mail.html);
  });
}

function hostNameOf({ hostname }: FastifyRequest): string {
  return hostname.replace(/^\[|\]$/g, '');
}

/** Ids sort by time. */
async function newestMails(folder: string): Promise<Mail[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
  const newest = names.toSorted().toReversed().slice(0, SHOWN);
  const mails = await Promise.all(newest.map((name) => mailIn(folder, name)));
  return mails.filter((mail) => mail !== null);
}

async function mailIn(folder: string, name: string): Promise<Mail | null> {
  const content = await readFile(path.join(folder, name), 'utf8').catch(() => null);
  return content === null ? null : (JSON.parse(content) as Mail);
}

function pageOf(mails: readonly Mail[]): string {
  const rows = mails.map(rowOf).join('\n');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Mail that was written</title>
<meta name="viewport" content="width=device-width">
<style>
  :root { color-scheme: light dark }
  body { max-width: 800px; margin: 32px auto; padding: 0 16px; font: 16px/1.5 system-ui, sans-serif }
  details { padding: 12px 0; border-bottom: 1px solid #8888 }
  summary { cursor: pointer } pre { white-space: pre-wrap }
</style></head>
<body><h1>Mail that was written</h1>
<p>No mail server is configured (SMTP_URL), so mail is kept here, newest first.</p>
${rows || '<p>Nothing yet.</p>'}
</body></html>`;
}

function rowOf({ id, to, subject, text }: Mail): string {
  return `<details><summary><strong>${escapeHtml(subject)}</strong> to ${escapeHtml(to.address)}</summary>
<pre>${escapeHtml(text)}</pre><p><a href="/mail/${id}">As HTML</a></p></details>`;
}
