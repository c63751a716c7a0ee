/** Returns the words of an enum value: `Cash on delivery` for CASH_ON_DELIVERY. */
export function inWords(value: string): string {
  const words = value.toLowerCase().replaceAll('_', ' ');
  return words === 'upi' ? 'UPI' : words.charAt(0).toUpperCase() + words.slice(1);
}
