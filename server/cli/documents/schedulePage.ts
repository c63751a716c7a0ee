import { JOB_TABLE } from '../../jobs/jobTable.js';
import { SETTINGS } from '../../settings.js';
import { page, table } from './markdown.js';

/** Returns the content of docs/schedule.md. */
export function schedulePage(): string {
  const zone = SETTINGS.TIME_ZONE.def.defaultValue;
  return page('server/jobs/jobTable.ts', 'Scheduled jobs', [
    `Times are in the time zone of the marketplace: \`TIME_ZONE\`, which is \`${zone}\` by default. A worker takes a job up to a minute after its time.`,
    table(
      ['job', 'time', 'cron', 'what it does'],
      Object.entries(JOB_TABLE).flatMap(([name, job]) =>
        job.cron ? [[`\`${name}\``, inWords(job.cron), `\`${job.cron}\``, job.does]] : [],
      ),
    ),
  ]);
}

/** Returns a cron expression in words. Throws an Error for a kind of expression that no job uses. */
function inWords(cron: string): string {
  const [minute = '', hour = '', ...days] = cron.split(' ');
  if (days.join(' ') !== '* * *') throw new Error(`schedulePage.ts has no words for the days of ${cron}`);
  if (minute === '*' && hour === '*') return 'every minute';
  if (/^\*\/\d+$/.test(minute) && hour === '*') return `every ${minute.slice(2)} minutes`;
  if (/^\d+$/.test(minute) && hour === '*') return `every hour, ${minute} minutes past`;
  const [first = '', last] = hour.split('-');
  if (!/^\d+$/.test(minute) || !/^\d+(-\d+)?$/.test(hour))
    throw new Error(`schedulePage.ts has no words for ${cron}`);
  return last === undefined
    ? `every day at ${time(first, minute)}`
    : `every hour from ${time(first, minute)} to ${time(last, minute)}`;
}

function time(hour: string, minute: string): string {
  return `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`;
}
