/**
 * Asks for a delivery that is due now to be run soon. A nudge may be lost or
 * come several times; the sweeper finds whatever no nudge reached. Never throws.
 */
export type DeliveryDispatch = (delivery: { uid: string; id: string }) => Promise<void>;
