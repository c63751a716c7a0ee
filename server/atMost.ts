/** Waits for the work to end, up to this many milliseconds. Rejects if the work rejects in that time. */
export async function atMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise((resolve) => (timer = setTimeout(resolve, milliseconds)));
  await Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}
