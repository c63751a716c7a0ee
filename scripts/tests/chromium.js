import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../command.js';
import { installTool, moduleOfTool, toolFolder } from '../dependencies.js';
import { inProject } from '../paths.js';

/**
 * @typedef {{ executablePath: string, args: string[], env: Record<string, string> }} Browser
 * launch options of Playwright that start the browser
 */

const PACKAGE = '@sparticuz/chromium';
const TOOL = inProject(toolFolder('chromium'), 'package.json');
const CACHE = inProject('.cache', `chromium-${JSON.parse(readFileSync(TOOL, 'utf8')).dependencies[PACKAGE]}`);
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--headless=shell',
  '--in-process-gpu',
  '--font-render-hinting=none',
];

/**
 * Returns the browser for the browser tests: CHROME_PATH if it is set, otherwise the Chromium of an npm package for
 * 64-bit Linux. The package also contains the libraries and the font that a bare system lacks. It is installed and
 * unpacked once.
 * @returns {Promise<Browser>}
 */
export async function chromium() {
  const own = process.env.CHROME_PATH;
  if (own) return { executablePath: own, args: ['--no-sandbox'], env: environment() };
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      `The browser tests bring their own Chromium for Linux on x64 only, and this is ${process.platform} on ` +
        `${process.arch}: set CHROME_PATH to the executable of an installed Chrome or Chromium.`,
    );
  }
  if (!existsSync(CACHE)) await unpack();
  return {
    executablePath: path.join(CACHE, 'chromium'),
    args: ARGS,
    env: { ...environment(), LD_LIBRARY_PATH: path.join(CACHE, 'al2023', 'lib'), FONTCONFIG_PATH: CACHE },
  };
}

/** Unpacks into a temporary folder, so that an interrupted unpacking is never used. */
async function unpack() {
  await installTool('chromium');
  mkdirSync(path.dirname(CACHE), { recursive: true });
  const aside = mkdtempSync(`${CACHE}-`);
  try {
    const script = `(await import('${moduleOfTool('chromium', PACKAGE)}')).default.executablePath()`;
    // The package unpacks Chromium into TMPDIR. It unpacks the libraries only on AWS Lambda, which AWS_EXECUTION_ENV
    // simulates.
    const env = { TMPDIR: aside, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };
    await run([process.execPath, '--input-type=module', '--eval', `await ${script}`], { env });
    writeFileSync(path.join(aside, 'fonts.conf'), FONTS);
    renameSync(aside, CACHE);
  } catch (error) {
    // Another process may have unpacked Chromium in the meantime.
    if (!existsSync(CACHE)) throw error;
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

/** Font configuration with only the font from the package, so that pages look the same on every system. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${path.join(CACHE, 'fonts')}</dir>
  <cachedir>${path.join(CACHE, 'fonts-cache')}</cachedir>
</fontconfig>
`;

/** @returns {Record<string, string>} */
function environment() {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}
