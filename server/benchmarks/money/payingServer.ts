import { createApp } from '../../app.js';
import { startJobs } from '../../jobs/jobs.js';
import { createJobQueues } from '../../jobs/jobTable.js';
import { Database } from '../../persistence/database.js';
import type { Mailer } from '../../notifications/mailer.js';
import { payingPorts } from './payingPorts.js';

/** Maximum milliseconds to wait for running jobs when the server stops. */
const GRACE_MS = 5_000;

const noMail: Mailer = { lanes: 10, send: async () => {}, check: async () => {}, close: async () => {} };

/**
 * Runs the server with its jobs, but without mail and rate limits. The arguments are the addresses of the database and
 * the provider. Sends the server's port to the benchmark.
 */
async function main([databaseUrl = '', provider = '']: string[]): Promise<void> {
  const database = await Database.open({ url: databaseUrl });
  await createJobQueues(database);
  const ports = payingPorts(database, provider);
  const http = await createApp(ports, { log: true, clientFolder: null });
  const address = await http.listen({ port: 0, host: '127.0.0.1' });
  const site = { name: 'Panna', url: address };
  const jobs = await startJobs({ ...ports, mailer: noMail, site }, console.error);
  process.once('SIGTERM', () => {
    void Promise.all([jobs.stop(GRACE_MS), http.close()])
      .then(() => database.close())
      .then(() => process.exit());
  });
  process.send?.(Number(new URL(address).port));
}

await main(process.argv.slice(2));
