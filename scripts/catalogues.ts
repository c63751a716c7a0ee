import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import PO from 'pofile';
import type { Plugin } from 'vite';

/**
 * Compiles message catalogues to modules at build time, so that browsers do not parse them. A missing or invalid
 * translation fails the build.
 */
export const catalogues: Plugin = {
  name: 'catalogues',
  transform(source, id) {
    if (!id.endsWith('.po')) return undefined;
    const items = PO.parse(source).items.filter(({ obsolete }) => !obsolete);
    const messages = Object.fromEntries(
      items.map((item) => [generateMessageId(item.msgid, item.msgctxt ?? ''), compiled(item, id)]),
    );
    const text = JSON.stringify(JSON.stringify(messages));
    return { code: `export const messages = JSON.parse(${text});`, map: null, moduleType: 'js' };
  },
};

/** Returns the compiled translation of a message. Throws if it is missing or invalid. */
function compiled({ msgid, msgstr }: { msgid: string; msgstr: string[] }, catalogue: string) {
  const translation = msgstr[0];
  if (!translation) throw new Error(`${catalogue}: "${msgid}" is not translated.`);
  try {
    return compileMessageOrThrow(translation);
  } catch (error) {
    throw new Error(`${catalogue}: the translation of "${msgid}" cannot be read.`, { cause: error });
  }
}
