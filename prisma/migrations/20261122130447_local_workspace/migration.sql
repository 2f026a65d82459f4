-- A workspace may be opened by several keys: one for each browser, and one in a link that its owner keeps. The keys of today's
-- browsers go on working.

-- CreateEnum
CREATE TYPE "WorkspaceKeyKind" AS ENUM ('browser', 'recovery');

-- CreateTable
CREATE TABLE "WorkspaceKey" (
    "hash" CHAR(64) NOT NULL,
    "workspaceId" UUID NOT NULL,
    "kind" "WorkspaceKeyKind" NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "usedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "WorkspaceKey_pkey" PRIMARY KEY ("hash")
);

INSERT INTO "WorkspaceKey" ("hash", "workspaceId", "kind", "createdAt")
SELECT "tokenHash", "id", 'browser', "createdAt" FROM "Workspace";

-- DropIndex
DROP INDEX "Workspace_tokenHash_key";

-- AlterTable
ALTER TABLE "Workspace" DROP COLUMN "tokenHash",
ADD COLUMN     "local" BOOLEAN,
ADD COLUMN     "visitor" BOOLEAN NOT NULL DEFAULT false;

-- CreateIndex
CREATE INDEX "WorkspaceKey_workspaceId_kind_idx" ON "WorkspaceKey"("workspaceId", "kind");

-- CreateIndex
CREATE UNIQUE INDEX "Workspace_local_key" ON "Workspace"("local");

-- AddForeignKey
ALTER TABLE "WorkspaceKey" ADD CONSTRAINT "WorkspaceKey_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;
