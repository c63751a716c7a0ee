/** The number of months that was typed; null when it is none, or not from `least` to `most`. */
export function monthsTyped(typed: string, least: number, most: number): number | null {
  const months = /^\d+$/.test(typed) ? Number(typed) : NaN;
  return months >= least && months <= most ? months : null;
}
