import type { BenchRequest } from './requests.js';

/** Sends a request and reads its answer. Throws unless it was answered in full: no errors, and nothing refused. */
export async function send({
  url,
  ...request
}: BenchRequest | (RequestInit & { url: string })): Promise<void> {
  const answer = await fetch(url, request);
  const body = await answer.text();
  if (!answer.ok || /"errors"|"userErrors":\[\{|"refused":\[\{/.test(body)) {
    throw new Error(`${url} answered ${answer.status}: ${body.slice(0, 500)}`);
  }
}

/** Does some work so many times, a few at a time; answers how long once took on average, in milliseconds. */
export async function timeEach(times: number, work: (n: number) => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  let next = 0;
  const worker = async () => {
    while (next < times) await work(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return (performance.now() - startedAt) / times;
}

const AT_ONCE = 4;
