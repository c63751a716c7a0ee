import type { BenchRequest } from './requests.js';

/** Sends a request and reads the response. Throws if the response contains errors or refusals. */
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

/** Calls `work` this many times, four at a time. Returns the total time divided by `times`, in milliseconds. */
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
