/** Returns a mobile number as people write it: +91 98765 43210. */
export function mobileText(phone: string): string {
  return `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`;
}
