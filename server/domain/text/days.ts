const days = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' });
const months = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Returns a day (YYYY-MM-DD) as text: `27 Nov 2026`. */
export const dayText = (day: string): string => days.format(new Date(`${day}T00:00:00Z`));

/** Returns a month (YYYY-MM) as text: `November 2026`. */
export const monthText = (month: string): string => months.format(new Date(`${month}-01T00:00:00Z`));
