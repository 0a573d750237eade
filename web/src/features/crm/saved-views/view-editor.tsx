import { Button, Field, Flex, Input, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { notify } from '../../../components/toaster.tsx';
import { routes } from '../../../lib/routes.ts';
import { useCopy } from '../../../lib/use-copy.ts';
import { viewKey, type CrmView } from '../view/crm-view.ts';
import { isChanged, savedViewQuery, type ListedView } from '../view/view-address.ts';
import { deleteView, saveView } from './saved-views.data.ts';
import { MOST_VIEWS } from './use-saved-views.ts';
import { nameRefusal } from './view-name.ts';
import { useBusy } from '../../../lib/use-busy.ts';

interface NameFormProps {
  button: string;
  name: string;
  views: readonly ListedView[];
  self: string | null;
  onSave: (name: string) => Promise<boolean>;
}

function NameForm({ button, name, views, self, onSave }: NameFormProps) {
  const [typed, setTyped] = useState(name);
  const [isAsked, setIsAsked] = useState(false);
  const refusal = isAsked ? nameRefusal(typed, views, self) : null;

  const { isBusy, run: save } = useBusy(async () => {
    setIsAsked(true);
    if (nameRefusal(typed, views, self) === null) await onSave(typed.trim());
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Field.Root invalid={refusal !== null}>
        <Field.Label>Name of the view</Field.Label>
        <Flex gap="2" w="full">
          <Input
            size="sm"
            value={typed}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit" size="sm" colorPalette="accent" aria-disabled={isBusy || undefined}>
            {button}
          </Button>
        </Flex>
        {refusal !== null && <Field.ErrorText>{refusal}</Field.ErrorText>}
      </Field.Root>
    </form>
  );
}

/** Saves what the table shows under a name, and opens it. */
export function SaveView(props: {
  view: CrmView;
  views: readonly ListedView[];
  onClose: () => void;
}) {
  const { view, views, onClose } = props;
  const navigate = useNavigate();
  if (views.length >= MOST_VIEWS)
    return <Text>You have {MOST_VIEWS} views. Delete one to save another.</Text>;

  async function save(name: string) {
    const id = crypto.randomUUID();
    const isSaved = await saveView(id, { name, query: viewKey(view) });
    if (!isSaved) return false;
    void navigate({ search: savedViewQuery(id) });
    onClose();
    return true;
  }
  return <NameForm button="Save" name="" views={views} self={null} onSave={save} />;
}

/** What can be done with a saved view: rename it, save what was changed, copy its link, delete it. */
export function ViewActs(props: {
  view: CrmView;
  saved: ListedView;
  views: readonly ListedView[];
  onClose: () => void;
}) {
  const { view, saved, views, onClose } = props;
  const { id } = saved;
  const navigate = useNavigate();
  const { copy } = useCopy(0);
  const query = viewKey(view);

  async function open(work: Promise<boolean>, search: string) {
    if (!(await work)) return false;
    void navigate({ search }, { replace: true });
    onClose();
    return true;
  }
  async function copyLink() {
    const link = `${window.location.origin}${routes.crm}?${savedViewQuery(id)}`;
    if (await copy(link)) notify.success({ title: `Link to “${saved.name}” copied` });
    else notify.error({ title: 'Link not copied', description: link });
    onClose();
  }
  return (
    <Stack gap="3" minW="15rem">
      {isChanged(view, saved) && (
        <Button
          size="sm"
          variant="outline"
          onClick={() => void open(saveView(id, { name: saved.name, query }), savedViewQuery(id))}
        >
          Save Changes to This View
        </Button>
      )}
      <NameForm
        button="Rename"
        name={saved.name}
        views={views}
        self={id}
        onSave={async (name) => {
          const isSaved = await saveView(id, { name, query: saved.query });
          if (isSaved) onClose();
          return isSaved;
        }}
      />
      <Button size="sm" variant="outline" onClick={() => void copyLink()}>
        Copy link
      </Button>
      <Button
        size="sm"
        variant="ghost"
        colorPalette="danger"
        onClick={() => void open(deleteView(saved), '')}
      >
        Delete view
      </Button>
    </Stack>
  );
}
