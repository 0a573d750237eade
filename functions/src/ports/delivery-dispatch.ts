/**
 * Asks for a delivery that is due now to be run soon. A dispatch may be lost or repeated. The sweep
 * runs what no dispatch reached. Never throws.
 */
export type DeliveryDispatch = (delivery: { uid: string; id: string }) => Promise<void>;
