import { FAILED, IN_FUNCTIONS, MOVED } from './log-counters.ts';

interface Alert {
  key: string;
  title: string;
  /** What is wrong, in a sentence. */
  says: string;
  /** The heading of docs/operations.md that says what to do, as in an address. */
  heading: string;
  severity: 'CRITICAL' | 'ERROR' | 'WARNING';
  /** `check` is the id of the uptime check. */
  condition: (check: string) => object;
  /** Seconds between two notifications, of a line of the log. */
  apart?: number;
}

const HOUR = 3600;
const lineOf = (message: string) => () => ({
  conditionMatchedLog: { filter: `${IN_FUNCTIONS} AND jsonPayload.message="${message}"` },
});

/** The sum of a counter in the last hour, as https://cloud.google.com/monitoring/promql names it. */
const inAnHour = (name: string) =>
  `sum(increase(logging_googleapis_com:user_${name}{monitored_resource="cloud_run_revision"}[1h]))`;
/** Fewer say nothing about a share. */
const FEW = 5;
const SHARE = 0.05;

export const ALERTS: readonly Alert[] = [
  {
    key: 'uptime',
    title: 'the product does not answer',
    says: 'The health check fails from several places.',
    heading: 'the-product-does-not-answer',
    severity: 'CRITICAL',
    // https://cloud.google.com/monitoring/uptime-checks/uptime-alerting-policies
    condition: (check) => ({
      conditionThreshold: {
        filter: `resource.type="uptime_url" AND metric.type="monitoring.googleapis.com/uptime_check/check_passed" AND metric.label.check_id="${check}"`,
        aggregations: [
          {
            alignmentPeriod: '1200s',
            perSeriesAligner: 'ALIGN_NEXT_OLDER',
            crossSeriesReducer: 'REDUCE_COUNT_FALSE',
            groupByFields: ['resource.label.*'],
          },
        ],
        comparison: 'COMPARISON_GT',
        thresholdValue: 1,
        duration: '300s',
        trigger: { count: 1 },
      },
    }),
  },
  {
    key: 'delivery-failed',
    title: 'deliveries fail',
    says: `More than ${SHARE * 100} percent of the deliveries of an hour failed, at least ${FEW} of them.`,
    heading: 'deliveries-fail',
    severity: 'ERROR',
    condition: () => ({
      conditionPrometheusQueryLanguage: {
        query: `${inAnHour(FAILED)} >= ${FEW} and ${inAnHour(FAILED)} > ${SHARE} * (${inAnHour(`${MOVED}_sum`)} or vector(0))`,
        evaluationInterval: '60s',
        // A counter that has counted nothing yet does not exist for Monitoring.
        disableMetricValidation: true,
      },
    }),
  },
  {
    key: 'work-late',
    title: 'work is late',
    says: 'Some kind of work is due and does not run. The line in the log names it.',
    heading: 'work-is-late',
    severity: 'CRITICAL',
    condition: lineOf('work.late'),
  },
  {
    key: 'sweep-not-begun',
    title: 'a sweep was not begun',
    says: 'Due work could not be given to its queue. Each minute tries again.',
    heading: 'a-sweep-was-not-begun',
    severity: 'ERROR',
    condition: lineOf('sweep.not_begun'),
  },
  {
    key: 'stripe-webhook',
    title: 'Stripe does not get through',
    says: 'Stripe reports that its events are not taken.',
    heading: 'stripe-does-not-get-through',
    severity: 'ERROR',
    condition: lineOf('stripe.webhook_failing'),
  },
  {
    key: 'reader-blind',
    title: 'a reader is blind',
    says: 'Pages of a known service come without the data that its reader expects.',
    heading: 'when-a-reader-is-blind',
    severity: 'WARNING',
    condition: lineOf('reader.blind'),
  },
  {
    key: 'feedback',
    title: 'somebody left feedback',
    says: 'There is new feedback to read. This is sent once a day at most.',
    heading: 'somebody-left-feedback',
    severity: 'WARNING',
    condition: lineOf('feedback.stored'),
    apart: 24 * HOUR,
  },
];

/** As Cloud Monitoring stores it; a line of the log needs a limit of notifications. */
export function policyOf(alert: Alert, check: string) {
  const { title, says, heading, severity, apart = HOUR } = alert;
  const condition = alert.condition(check);
  const strategy =
    'conditionMatchedLog' in condition ? { notificationRateLimit: { period: `${apart}s` } } : {};
  return {
    displayName: `Vibes: ${title}`,
    documentation: {
      content: `${says} What to do: docs/operations.md#${heading}`,
      mimeType: 'text/markdown',
    },
    combiner: 'OR',
    conditions: [{ displayName: title, ...condition }],
    alertStrategy: { autoClose: '1800s', ...strategy },
    severity,
    enabled: true,
  };
}
