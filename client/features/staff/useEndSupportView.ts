import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { answerLogInAgain, isAsking } from '../../session/token/endedSession';
import { leaveSupportView } from '../../session/token/ownSession';
import { removeToken } from '../../session/token/token';
import { useSession } from '../../session/viewer/SessionProvider';
import { endSupportView } from '../../session/viewer/viewerStore';
import { paths } from '../../shared/navigation/paths';
import { useStore } from '../../shared/store/store';

/**
 * Returns a function that ends the support view. Also detects when the server has ended the view. In both cases, the staff
 * member's own session resumes.
 */
export function useEndSupportView() {
  const navigate = useNavigate();
  const { takeUp } = useSession();
  const [ending, setEnding] = useState(false);
  const isOver = useStore(isAsking);

  const goBack = async () => {
    // The member of staff may lack access to the current screen, so the home page opens.
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
    // Operations that were started in the support view must not be sent from the staff member's own account.
    answerLogInAgain(false);
    void goBack();
  });
  useEffect(() => {
    if (isOver) follow();
  }, [isOver]);
  useEffect(() => () => answerLogInAgain(false), []);
  return { end, ending };
}
