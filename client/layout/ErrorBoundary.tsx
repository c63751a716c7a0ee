import { Button } from '@chakra-ui/react/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { Component, type ReactNode } from 'react';
import { paths } from '../paths';
import { EmptyState } from '../ui/EmptyState';

/** Catches a fault of the screens inside, and offers a way back. Give it a `key` of the path, so that leaving clears it. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override render() {
    return this.state.failed ? <Fault /> : this.props.children;
  }
}

function Fault() {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`This page could not be shown`}
      hint={t`Something went wrong on our side. Try it again, or go back to the start.`}
      action={
        <Button asChild>
          <a href={paths.home}>
            <Trans>Back to the start</Trans>
          </a>
        </Button>
      }
    />
  );
}
