/** Returns an enum value as readable words: `Cash on delivery` for CASH_ON_DELIVERY. */
export function inWords(value: string): string {
  const words = value.toLowerCase().replaceAll('_', ' ');
  return words === 'upi' ? 'UPI' : words.charAt(0).toUpperCase() + words.slice(1);
}
