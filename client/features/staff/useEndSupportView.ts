import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { answerLogInAgain, isAsking } from '../../session/token/endedSession';
import { leaveSupportView } from '../../session/token/ownSession';
import { removeToken } from '../../session/token/token';
import { useSession } from '../../session/viewer/SessionProvider';
import { endSupportView } from '../../session/viewer/viewerStore';
import { paths } from '../../shared/navigation/paths';
import { useStore } from '../../shared/store/store';

/** Ends the support view when asked to, and follows when the server has ended it; then shows the opener's own site. */
export function useEndSupportView() {
  const navigate = useNavigate();
  const { takeUp } = useSession();
  const [ending, setEnding] = useState(false);
  const isOver = useStore(isAsking);

  const goBack = async () => {
    // The current screen may be closed to the opener.
    await navigate(paths.home);
    await takeUp().catch(removeToken);
  };
  const end = async () => {
    setEnding(true);
    await endSupportView();
    await goBack();
  };
  const follow = useEffectEvent(() => {
    leaveSupportView();
    // What waits for the ended view is never sent for another account.
    answerLogInAgain(false);
    void goBack();
  });
  useEffect(() => {
    if (isOver) follow();
  }, [isOver]);
  useEffect(() => () => answerLogInAgain(false), []);
  return { end, ending };
}
