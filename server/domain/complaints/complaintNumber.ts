/** The number of a complaint. Numbers are consecutive within a year. */
export interface ComplaintNumber {
  year: number;
  serial: number;
}

/** Returns the number as people read it: 2026-000123. */
export function complaintNumber({ year, serial }: ComplaintNumber): string {
  return `${year}-${String(serial).padStart(6, '0')}`;
}

/** Returns the year and serial of a number that a person typed; null if it is not a number of a complaint. */
export function readComplaintNumber(text: string): ComplaintNumber | null {
  const [, year, serial] = /^\s*(\d{4})\s*-\s*0*([1-9]\d{0,8})\s*$/.exec(text) ?? [];
  return year && serial ? { year: Number(year), serial: Number(serial) } : null;
}
