import { Button } from '@chakra-ui/react/button';
import { Trans } from '@lingui/react/macro';
import Download from '~icons/lucide/download';

/** Downloads all sales or all listings as a CSV file. The session cookie authorises the request. */
export function CsvLink({ of }: { of: 'sales' | 'listings' }) {
  return (
    <Button asChild variant="outline" colorPalette="gray">
      <a href={`/api/v1/users/me/${of}.csv`} download>
        <Download width={18} height={18} aria-hidden />
        <Trans>Download CSV</Trans>
      </a>
    </Button>
  );
}
