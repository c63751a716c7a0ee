import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Trans, useLingui } from '@lingui/react/macro';
import { Component, type ReactNode } from 'react';
import CloudOff from '~icons/lucide/cloud-off';
import TriangleAlert from '~icons/lucide/triangle-alert';
import { paths } from '../shared/navigation/paths';
import { EmptyState } from '../shared/ui/EmptyState';
import { CodeNotLoaded } from '../shared/ui/lazily';

type Props = {
  children: ReactNode;
  /** Rendered if the children fail; a link back by default. */
  fallback?: ReactNode;
};

/**
 * Catches errors of the screens inside and shows a way back. Pass the path as `key`, so that navigation resets the
 * boundary.
 */
export class ErrorBoundary extends Component<Props, { fault: unknown }> {
  override state = { fault: undefined };

  static getDerivedStateFromError = (fault: unknown) => ({ fault });

  override render() {
    const { children, fallback } = this.props;
    if (this.state.fault === undefined) return children;
    return fallback === undefined ? <Fault fault={this.state.fault} /> : fallback;
  }
}

function Fault({ fault }: { fault: unknown }) {
  const { t } = useLingui();
  const texts =
    fault instanceof CodeNotLoaded
      ? {
          icon: <CloudOff />,
          title: t`This page could not be loaded`,
          hint: t`Please check your connection and try again.`,
        }
      : {
          icon: <TriangleAlert />,
          title: t`This page could not be shown`,
          hint: t`Something went wrong on our side. Please try again, or go back to the home page.`,
        };
  return <EmptyState {...texts} heading="h1" action={<WaysBack />} />;
}

// Both links reload the whole site, because the failed code may belong to an older version.
const WaysBack = () => (
  <Flex gap="3" wrap="wrap" justify="center">
    <Button onClick={() => window.location.reload()}>
      <Trans>Try again</Trans>
    </Button>
    <Button asChild variant="outline">
      <a href={paths.home}>
        <Trans>Back to the home page</Trans>
      </a>
    </Button>
  </Flex>
);
