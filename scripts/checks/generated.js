import { npm, run } from '../command.js';
import { contentHash } from '../content-hash.js';
import { runScript } from '../step.js';

/** The generated files, by the npm script that writes them. */
const GENERATED = {
  schema: ['schema.graphql'],
  // The whole folder, so that no file that the script writes is left out.
  constants: ['client/shared/contract'],
  documents: ['abilities', 'audit', 'configuration', 'rest', 'schedule', 'subscriptions'].map(
    (name) => `docs/${name}.md`,
  ),
  lifecycle: ['docs/lifecycle.md'],
  folders: ['docs/folders.md'],
  'i18n:extract': ['client/shared/i18n/locales'],
};

// `npm run check:generated`: fails if generating the files again changes them. No process that reads these files may
// run at the same time.
await runScript(async () => {
  for (const [script, files] of Object.entries(GENERATED)) {
    const before = contentHash(files);
    await run([...npm(), 'run', '--silent', script]);
    if (contentHash(files) === before) continue;
    console.error(
      `${files.join(', ')}: out of date. \`npm run ${script}\` has written what is new: commit it.`,
    );
    process.exitCode = 1;
  }
});
