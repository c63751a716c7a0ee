import { useNavigate } from 'react-router-dom';
import { removeToken } from '../../../session/token/token';
import { paths } from '../../../shared/navigation/paths';
import { useSend } from '../../../shared/send/useSend';
import { useReportIntrusionMutation } from './Factors.generated';

/** Manages the report of an intruder. The report logs out all devices, including this one. */
export function useIntrusion() {
  const { send, busy, failure } = useSend();
  const navigate = useNavigate();
  const [reportIntrusion] = useReportIntrusionMutation();
  // The server has ended the session, so only the token is removed.
  const leave = ({ mailSent }: { mailSent: boolean | null }) => {
    removeToken();
    void navigate(paths.forgotPassword, { state: { isMailed: mailSent === true } });
  };
  const report = (eventId: string) =>
    void send(
      async () => (await reportIntrusion({ variables: { input: { eventId } } })).data?.reportIntrusion,
      {
        onAccepted: leave,
      },
    );
  return { report, busy, failure };
}
