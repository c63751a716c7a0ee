/** The person who receives complaints about the marketplace. */
export interface GrievanceOfficer {
  name: string;
  email: string;
  phone: string | null;
}

/** The person or company that runs the marketplace. */
export interface Operator {
  legalName: string;
  address: string;
  grievanceOfficer: GrievanceOfficer | null;
}
