/** Returns the typed number of months; null if it is not a whole number from `least` to `most`. */
export function monthsTyped(typed: string, least: number, most: number): number | null {
  const months = /^\d+$/.test(typed) ? Number(typed) : NaN;
  return months >= least && months <= most ? months : null;
}
