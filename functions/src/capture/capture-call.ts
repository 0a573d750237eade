import type { CaptureRequest } from '@vibes/core/api/capture-request';
import type { CheckAccess } from '../ports/access-check.ts';
import type { DeliveryDispatch } from '../ports/delivery-dispatch.ts';
import type { SignIn } from '../ports/id-tokens.ts';
import type { PageFetcher } from '../ports/page-fetcher.ts';
import type { PageReaders } from '../ports/page-readers.ts';
import type { ReaderWatch } from '../ports/reader-watch.ts';
import type { DecisionPorts } from './run-decision.ts';

export interface CapturePorts extends DecisionPorts, PageReaders {
  fetchPage: PageFetcher;
  watchReaders?: ReaderWatch;
  dispatch: DeliveryDispatch;
  checkAccess: CheckAccess;
  per_minute: number;
}

export interface CaptureCall extends SignIn {
  /** The API key is used for the first time: open apps are told, whatever becomes of the request. */
  is_first_use?: boolean;
  request: CaptureRequest;
  request_id: string;
}
