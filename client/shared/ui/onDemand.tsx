import { Button } from '@chakra-ui/react/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { Component, Suspense, type ComponentType, type ReactNode } from 'react';
import { ErrorAlert } from './ErrorAlert';
import { CodeNotLoaded, lazily } from './lazily';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

type Options = {
  /** Shown while the code is loading; nothing by default. */
  waiting?: ReactNode;
  /** Shown if the code cannot be loaded; by default an alert with a retry button. */
  missing?: ReactNode;
};

/**
 * Returns a component whose code is loaded when it is first rendered. If loading fails, the rest of the screen keeps
 * its state.
 */
export function onDemand<Props extends object>(
  load: Load<Props>,
  { waiting, missing }: Options = {},
): ComponentType<Props> {
  let Part: ComponentType<Props> = lazily(load);
  // React remembers a failed load, so a retry needs a new component.
  const renew = ({ cause }: Error) => {
    Part = lazily(loadAgain(cause, load));
  };
  return (props) => (
    <PartBoundary missing={missing} onMissing={renew}>
      {() => (
        <Suspense fallback={waiting}>
          <Part {...props} />
        </Suspense>
      )}
    </PartBoundary>
  );
}

const ADDRESS = /https?:[^\s?]+/;

/**
 * Returns a function that retries a failed load. The retry changes the address, because Chromium remembers failures
 * by address.
 */
function loadAgain<Props>(cause: unknown, load: Load<Props>): Load<Props> {
  const [address] = ADDRESS.exec(String(cause)) ?? [];
  if (!address) return load;
  return () => import(/* @vite-ignore */ `${address}?again=${Date.now()}`) as ReturnType<Load<Props>>;
}

type Props = { children: () => ReactNode; missing: ReactNode; onMissing: (fault: Error) => void };

/** Catches only failures to load code. Other errors reach the boundary of the screen. */
class PartBoundary extends Component<Props, { fault?: Error }> {
  override state: { fault?: Error } = {};

  static getDerivedStateFromError = (fault: Error) => ({ fault });

  override componentDidCatch(fault: Error) {
    this.props.onMissing(fault);
  }

  override render() {
    const { children, missing } = this.props;
    const { fault } = this.state;
    if (!fault) return children();
    if (!(fault instanceof CodeNotLoaded)) throw fault;
    if (missing !== undefined) return missing;
    return <NotLoaded onRetry={() => this.setState({ fault: undefined })} />;
  }
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui();
  const retry = (
    <Button size="sm" variant="outline" colorPalette="red" onClick={onRetry}>
      <Trans>Try again</Trans>
    </Button>
  );
  return <ErrorAlert message={t`This could not be loaded`} action={retry} />;
}
