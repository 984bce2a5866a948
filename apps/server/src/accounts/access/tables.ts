import type { AccessStatus, DomainAccessState } from '@routeglass/domain/access';
import type { Generated, GeneratedAlways } from 'kysely';

export type AccessProof = 'contact' | 'peeringdb' | 'remark' | 'admin' | 'invitation';

/** The tables of migrations 0028, 0029, 0042, 0047 and 0048. */
export interface AccessTables {
  as_access: {
    id: GeneratedAlways<number>;
    account_id: string;
    asn: number;
    status: AccessStatus;
    version: Generated<number>;
    proof: AccessProof | null;
    created_at: Date;
    updated_at: Date;
    letters_at: Generated<Date | null>;
    problem: Generated<string | null>;
    /** When it was last refused or revoked; null if it was approved since. */
    refused_at: Generated<Date | null>;
    /** What the dashboard showed of the network, as JSON; null before the first visit. */
    visit: Generated<string | null>;
  };
  as_contact_link: {
    token_hash: string;
    access_id: number;
    handle: string;
    name: string;
    email: string;
    created_at: Date;
    expires_at: Date;
  };
  as_letter: { asn: number; sent_at: Date };
  contact_stop: { email_key: string; since: Date };
  domain_access: {
    id: GeneratedAlways<number>;
    account_id: string;
    domain: string;
    status: DomainAccessState;
    version: Generated<number>;
    proof: 'dns' | 'contact' | 'admin' | null;
    created_at: Date;
    updated_at: Date;
    problem: Generated<string | null>;
  };
  domain_contact_link: {
    token_hash: string;
    access_id: number;
    email: string;
    created_at: Date;
    expires_at: Date;
  };
  domain_letter: { domain: string; sent_at: Date };
  as_invitation: {
    id: Generated<string>;
    token_hash: string;
    asn: number;
    email_key: string;
    invited_by: string;
    created_at: Date;
    expires_at: Date;
    accepted_at: Generated<Date | null>;
    accepted_by: Generated<string | null>;
  };
  bgp_session: {
    id: string;
    account_id: string;
    asn: number;
    ip: string;
    password: string | null;
    state: 'requested' | 'approved' | 'rejected';
    created_at: Date;
    updated_at: Date;
    /** When the first routes of the router arrived after the approval; null until then. */
    established_at: Generated<Date | null>;
  };
  monitoring_trial: {
    id: string;
    account_id: string;
    asn: number;
    company: string;
    notification_email: string | null;
    state: 'requested' | 'approved' | 'rejected';
    created_at: Date;
    begins_at: Generated<Date | null>;
    ends_at: Generated<Date | null>;
  };
}
