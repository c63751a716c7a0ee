/** Waits until the work ends, but no longer than this many milliseconds. Rejects if the work does. */
export async function atMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise((resolve) => (timer = setTimeout(resolve, milliseconds)));
  await Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}
