import { Skeleton, Stack, Table, Text } from '@chakra-ui/react';
import { Loaded } from '../../components/loaded.tsx';
import { Panel } from '../../components/panel.tsx';
import type { Loadable } from '../../lib/loadable.ts';
import { OutreachByDay } from './outreach-by-day.tsx';
import { FIGURE_QUERIES } from '../../shared/creator/figure-queries.ts';
import { FigureLink } from './figure-link.tsx';
import { percent } from './outreach-figures.ts';
import { repliesByStep, type StepFigures, type StepShare } from './replies-by-step.ts';
import { StatusFunnel } from './status-funnel.tsx';
import { useDays, type Days } from './use-days.ts';
import { useStatusCounts, type StatusCounts } from './use-status-counts.ts';

/** The outreach in figures: by day, and by the creators' current status. */
export function Statistics() {
  const days = useDays();
  const counts = useStatusCounts();
  if (isEmpty(days, counts)) return <NoStatistics />;
  return (
    <Stack gap="4">
      <Panel>
        <Loaded
          of={days}
          fault="We couldn’t load the statistics."
          skeleton={<Skeleton h={{ base: '34rem', md: '27rem' }} />}
        >
          {(read) => <OutreachByDay days={read} />}
        </Loaded>
      </Panel>
      <ByStep days={days} />
      <Panel title="Creators by status" subtitle="Everybody in your CRM">
        <Loaded
          of={counts}
          fault="We couldn’t count the creators."
          skeleton={<Skeleton h="15rem" />}
        >
          {(counted) => <StatusFunnel counts={counted} />}
        </Loaded>
      </Panel>
    </Stack>
  );
}

/** Replies to first emails and to follow-ups, apart, with the way to the creators. */
function RepliesByStepTable({ steps }: { steps: StepFigures[] }) {
  return (
    <Panel title="Replies by email" subtitle="In the last 90 days">
      <Table.Root size="sm" fontVariantNumeric="tabular-nums">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>Email</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">Sent</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">Replies</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">Interested</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {steps.map(({ name, sent, replies, interested }, place) => {
            const email = name.toLowerCase();
            const query = FIGURE_QUERIES.steps[place] ?? '';
            return (
              <Table.Row key={name}>
                <Table.Cell>{name}</Table.Cell>
                <Table.Cell textAlign="end">{sent.toLocaleString('en')}</Table.Cell>
                <Share of={replies} who={`who replied to the ${email}`} query={query} />
                <Share
                  of={interested}
                  who={`who replied to the ${email} and are interested`}
                  query={`${query}&${FIGURE_QUERIES.interested}`}
                />
              </Table.Row>
            );
          })}
        </Table.Body>
      </Table.Root>
    </Panel>
  );
}

/** How many, and what share of the emails that is. */
function Share(props: { of: StepShare; who: string; query: string }) {
  const { of, who, query } = props;
  return (
    <Table.Cell textAlign="end" verticalAlign="top">
      <FigureLink count={of.count} who={who} query={query} />
      <Text textStyle="xs" color="fg.muted">
        {of.share === null ? 'Too early to say' : percent(of.share)}
      </Text>
    </Table.Cell>
  );
}

/** Nothing while no follow-up was sent. */
function ByStep({ days }: { days: Loadable<Days> }) {
  const steps = days.status === 'data' ? repliesByStep(days.data.counted) : null;
  return steps && <RepliesByStepTable steps={steps} />;
}

function isEmpty(days: Loadable<Days>, counts: Loadable<StatusCounts>): boolean {
  return (
    days.status === 'data' &&
    days.data.counted.length === 0 &&
    counts.status === 'data' &&
    Object.values(counts.data).every((count) => count === 0)
  );
}

function NoStatistics() {
  return (
    <Panel>
      <Stack align="center" textAlign="center" gap="1" py="8">
        <Text fontWeight="500">Outreach statistics will be displayed here</Text>
        <Text color="fg.muted">They begin with the first creator you save.</Text>
      </Stack>
    </Panel>
  );
}
