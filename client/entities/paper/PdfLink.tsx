import { Link } from '@chakra-ui/react/link';
import type { ReactNode } from 'react';
import FileText from '~icons/lucide/file-text';
import { ON_SCREEN_ONLY } from '../../shared/theme/paper';

/** Opens a PDF file in a new tab. The session cookie authorises the request. */
export function PdfLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
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
    </Link>
  );
}
