import { useComplaintPromiseQuery } from './Complaints.generated';

/** Returns the number of hours in which staff answer a message of a complainant; undefined until it is loaded. */
export function useAnswerHours(): number | undefined {
  return useComplaintPromiseQuery().data?.marketplace.complaintAnswerHours;
}
