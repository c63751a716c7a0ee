import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import FileText from '~icons/lucide/file-text';
import { TEXT_LINK } from '../../shared/navigation/TextLink';
import { ON_SCREEN_ONLY } from '../../shared/theme/paper';

/** A link to a file. The browser loads the file itself; the router would open a screen. */
export const FileLink = chakra('a', { base: TEXT_LINK });

/** Opens a PDF file in a new tab. The session cookie authorises the request. */
export function PdfLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <FileLink
      href={href}
      target="_blank"
      rel="noopener"
      display="inline-flex"
      gap="2"
      py="1"
      alignItems="start"
      {...ON_SCREEN_ONLY}
    >
      <FileText width={18} height={18} style={{ flexShrink: 0, marginTop: 2 }} aria-hidden />
      <span>{children}</span>
    </FileLink>
  );
}
