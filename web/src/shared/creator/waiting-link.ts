/** The query of the CRM that shows who waits for an answer, whoever answered last first. */
export const WAITING_QUERY = 'awaiting=us&sort=-reply';
