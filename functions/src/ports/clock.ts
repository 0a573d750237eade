/** The time. Nothing else in the workflows asks for it. */
export type Clock = () => Date;
