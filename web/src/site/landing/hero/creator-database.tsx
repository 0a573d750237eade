import { Check, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { StatusMark } from '../status-mark.tsx';
import { MIRA } from '../invented-creator.ts';

const COLUMNS = ['Name', 'TikTok', 'Email', 'Email Source', 'Status', 'Email Sent'];

/** The creator database as the app shows it, with one row that is added. */
export function CreatorDatabase() {
  return (
    <div className="database panel">
      <div className="database-head">
        <span className="database-title">Creator Database</span>
        <span className="database-active">Active</span>
      </div>
      <div className="database-row database-columns">
        {COLUMNS.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      <Row
        isNew
        name={MIRA.name}
        since="just now"
        handle={MIRA.handle}
        email={MIRA.email}
        source="bio"
        status={
          <Turn from={<StatusMark status="Discovered" />} to={<StatusMark status="Contacted" />} />
        }
        sent={<Turn from={<Queued />} to={<Sent />} />}
      />
      <Row
        name="Bea Builds"
        since="2 hours ago"
        handle="bea.builds.demo"
        email="team@bea-builds.example"
        source="linktree"
        status={<StatusMark status="Responded" />}
        sent={<Sent />}
      />
      <Row
        name="Late Loops"
        since="yesterday"
        handle="late.loops.demo"
        email="late@loops.example"
        source="bio"
        status={<StatusMark status="Meeting Scheduled" />}
        sent={<Sent />}
      />
    </div>
  );
}

interface RowProps {
  name: string;
  since: string;
  handle: string;
  email: string;
  source: 'bio' | 'linktree';
  status: ReactNode;
  sent: ReactNode;
  isNew?: boolean;
}

function Row({ name, since, handle, email, source, status, sent, isNew }: RowProps) {
  return (
    <div className={isNew ? 'database-row database-new' : 'database-row database-old'}>
      <span className="database-name">
        {name} <small>{since}</small>
      </span>
      <span className="database-handle">@{handle}</span>
      <span className="database-email">{email}</span>
      <span className="database-source">{source}</span>
      <span className="database-status">{status}</span>
      <span className="database-sent">{sent}</span>
    </div>
  );
}

/** A cell's first and last text, in one place. */
const Turn = ({ from, to }: { from: ReactNode; to: ReactNode }) => (
  <span className="turn">
    <span className="turn-from">{from}</span>
    <span className="turn-to">{to}</span>
  </span>
);

const Queued = () => (
  <span className="sent-mark sent-mark-queued">
    <Clock size={14} aria-hidden="true" />
    Queued
  </span>
);

const Sent = () => (
  <span className="sent-mark">
    <Check size={14} aria-hidden="true" />
    Sent
  </span>
);
