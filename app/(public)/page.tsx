import { listSkills } from '#lib/services/skills/list-skills.ts';

export default async function HomePage() {
  const { data: skills } = await listSkills();
  return (
    <main className="p-4">
      <h1 className="text-2xl font-semibold">Hunar</h1>
      <ul>
        {skills.map((skill) => (
          <li key={skill._id}>{skill.name}</li>
        ))}
      </ul>
    </main>
  );
}
