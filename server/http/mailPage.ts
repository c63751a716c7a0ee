import { readdir, readFile } from 'node:fs/promises';
import { BlockList, isIP, isIPv4 } from 'node:net';
import path from 'node:path';
import escapeHtml from 'escape-html';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Mail } from '../notifications/mailer.js';

/** Maximum number of mails on the page. Older mails are not shown. */
const SHOWN = 100;
const MAIL_ID = /^outbox_[0-9a-z]{26}$/;
/** Content security policy of a mail: no scripts and no external content, as in a mail program. */
const MAIL_POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/**
 * Headers that proxies add. A request with such a header may come from another machine, even if the proxy runs on this
 * one.
 */
const BY_PROXY = /^(forwarded|via|x-forwarded-.*)$/;

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8);
LOOPBACK.addAddress('::1', 'ipv6');

/** True for `localhost` and loopback addresses, which only this machine can reach. */
export function isLoopback(host: string): boolean {
  if (host === 'localhost') return true;
  return isIP(host) > 0 && LOOPBACK.check(host, isIPv4(host) ? 'ipv4' : 'ipv6');
}

/**
 * The folder with the mails, and the secret part of the page's path. Only the person who starts the server sees the
 * path.
 */
export interface MailPageOptions {
  folder: string;
  key: string;
}

/**
 * Serves a page at /mail/KEY with the mails that were written to files, for people who run the site on their own
 * machine without a mail server. The mails contain links that open accounts, so requests from another machine, through
 * a proxy or with another host name get a 404. The check of the host name stops websites whose host name points to this
 * machine from reading the page through the browser.
 */
export async function mailPage(http: FastifyInstance, { folder, key }: MailPageOptions): Promise<void> {
  http.addHook('onRequest', async (request, reply) => {
    if (!isFromHere(request)) return reply.callNotFound();
    reply.header('cache-control', 'no-store');
  });
  http.get(`/mail/${key}`, async (_request, reply) => {
    const mails = await newestMails(folder);
    return reply.type('text/html').send(pageOf(mails, key));
  });
  http.get<{ Params: { id: string } }>(`/mail/${key}/:id`, async (request, reply) => {
    const mail = MAIL_ID.test(request.params.id) && (await mailIn(folder, `${request.params.id}.json`));
    if (!mail) return reply.callNotFound();
    return reply.type('text/html').header('content-security-policy', MAIL_POLICY).send(mail.html);
  });
}

/** True if the connection comes from this machine. Ignores forwarded addresses, even if a trusted proxy sent them. */
function isFromHere({ headers, socket }: FastifyRequest): boolean {
  const throughProxy = Object.keys(headers).some((name) => BY_PROXY.test(name));
  return (
    !throughProxy && isLoopback(socket.remoteAddress ?? '') && isLoopback(hostNameOf(headers.host ?? ''))
  );
}

/** Returns the host name or address in a Host header, without the port. */
function hostNameOf(host: string): string {
  return host.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');
}

/** Returns the newest mails, newest first. The file names are ids, which sort by time. */
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

function pageOf(mails: readonly Mail[], key: string): string {
  const rows = mails.map((mail) => rowOf(mail, key)).join('\n');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Mail that was written</title>
<meta name="viewport" content="width=device-width">
<style>
  :root { color-scheme: light dark }
  body { max-width: 800px; margin: 32px auto; padding: 0 16px; font: 16px/1.5 system-ui, sans-serif }
  details { padding: 12px 0; border-bottom: 1px solid #8888 }
  summary { cursor: pointer } summary, pre { overflow-wrap: anywhere } pre { white-space: pre-wrap }
</style></head>
<body><h1>Mail that was written</h1>
<p>No mail server is configured (SMTP_URL), so mail is kept here, newest first.</p>
${rows || '<p>Nothing yet.</p>'}
</body></html>`;
}

function rowOf({ id, to, subject, text }: Mail, key: string): string {
  return `<details><summary><strong>${escapeHtml(subject)}</strong> to ${escapeHtml(to.address)}</summary>
<pre>${escapeHtml(text)}</pre><p><a href="/mail/${key}/${id}">As HTML</a></p></details>`;
}
